# Masters Gallery

game-summary = Four rounds, five artists: play the masterpieces that everybody will want tomorrow.

artist-name =
    { $artist ->
        [vermeer] Vermeer
        [degas] Degas
        [monet] Monet
        [renoir] Renoir
       *[van_gogh] Van Gogh
    }
symbol-name =
    { $symbol ->
        [draw] draw a card
        [second_face_up] second card, face up
        [second_face_down] second card, face down
        [simultaneous] simultaneous turn
        [award] award
       *[plain] no symbol
    }
a-card =
    { $symbol ->
        [plain] a { artist-name }
       *[other] a { artist-name } ({ symbol-name })
    }
label-card =
    { $symbol ->
        [plain] { artist-name }
       *[other] { artist-name }, { symbol-name }
    }
label-player = { $player }
label-stop = Stop here

## Prompts

ask-play-card = Choose a card to play
wait-play-card = { $player } is choosing a card to play
ask-second-face-up = Play a second { artist-name }, face up, or stop here
wait-second-face-up = { $player } may play a second { artist-name }
ask-second-face-down = Play a second card, face down, or stop here
wait-second-face-down = { $player } may play a second card, face down
ask-choose-card = Simultaneous turn: choose a card; it stays hidden until everyone has chosen
wait-choose-card = { $player } is choosing a card in secret
ask-place-award = Choose the artist who receives the award token
wait-place-award = { $player } is choosing the artist who receives the award token
ask-add-cards =
    { $left ->
        [one] Add a card from your hand, or stop here
       *[other] Add up to { $left } cards from your hand, or stop here
    }
wait-add-cards = { $player } is adding cards

## Refusals

why-not-in-hand = You hold no such card.
why-other-artist = The second card must show the same artist: { artist-name }.

## Log

first-player = { $player } starts the first round
new-round = Round { $round }
deal =
    { $cards ->
        [one] { $player } is dealt a card
       *[other] { $player } is dealt { $cards } cards
    }
reveal-extra = Extra card: { a-card }
play-card = { $player } plays { a-card } ({ $count } of { $threshold })
second-face-up = { $player } plays a second card: { a-card } ({ $count } of { $threshold })
second-face-down = { $player } plays a card face down
second-face-down-own = { $player } plays { a-card } face down
draw-card = { $player } draws a card
draw-card-own = { $player } draws { a-card }
choose-card = { $player } has chosen a card
choose-card-own = { $player } has chosen { a-card }
reveal-cards = { $player } reveals { a-card }
place-award = { $player } places an award token: { artist-name }
end-round = { $player } ends round { $round }
end-round-no-cards = No hand holds a card any more: round { $round } is over
reveal-hidden = { $player } turns up { a-card }
rank-artists =
    { $count ->
        [one] Ranking: { artist-name } with { $count } card gets the value token { $token }; each card is worth { $value }
       *[other] Ranking: { artist-name } with { $count } cards gets the value token { $token }; each card is worth { $value }
    }
add-cards = { $player } adds { a-card }
count-points =
    { $points ->
        [0] { $player } scores nothing and stays at { $total }
        [one] { $player } scores { $points } point, { $total } in all
       *[other] { $player } scores { $points } points, { $total } in all
    }

## Score sheet

score-round = Round { $round }: { $cards } { artist-name } × { $value }

## The lines of the score sheet, many games together

category-score-round = Round { $number }

## What the lines of the score sheet are for

about-score-round = Each card before you by a top-three artist is worth all the tokens on that artist: value tokens of every round so far, and awards.

## The table in words

panel-artists = Artists
panel-artist = { $shown } of { $threshold } cards on the table, tokens { $worth }
panel-table = Table
panel-round = Round
panel-round-of = { $round } of { $rounds }
panel-pile = Cards in the draw pile
panel-extra = Extra card
panel-none = none
panel-awards-left = Award tokens left
panel-points = Points
panel-hand = Cards in hand
panel-played = { artist-name } played
panel-face-down = Cards face down
panel-own-face-down = Face down, seen by you alone: { label-card }
panel-has-chosen = Has chosen a card

## What the component sheet describes

part-artist = how many cards each artist has
part-symbols = how many cards carry each symbol
part-deal = how many cards are dealt each round
part-threshold = how many cards of one artist end a round
part-value-tokens = the value tokens
part-award-tokens = the award tokens

## Previews: what lies before a player

figure-points = Points
figure-standing = This round, if it ended now
figure-with-round = Points, with this round’s if it ended now
figure-hand = Cards in hand
