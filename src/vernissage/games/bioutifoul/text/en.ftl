# Bioutifoul

game-summary = Buy low, sell high, and mount the exhibitions that make the most beautiful gallery in town.

artist-name =
    { $artist ->
        [alice] Alice
        [heinrich] Heinrich
        [rodrigo] Rodrigo
       *[sunny] Sunny
    }
of-artist = by { artist-name }
first-artist =
    { $first ->
        [alice] Alice
        [heinrich] Heinrich
       *[rodrigo] Rodrigo
    }
second-artist =
    { $second ->
        [heinrich] Heinrich
        [rodrigo] Rodrigo
       *[sunny] Sunny
    }
of-first-artist = by { first-artist }
of-second-artist = by { second-artist }
both-artists = { first-artist } and { second-artist }

influence-who =
    { $artist ->
        [any] any artist
       *[other] { artist-name }
    }
influence-face =
    { $way ->
        [up] { influence-who }, up only
        [down] { influence-who }, down only
       *[either] { influence-who }
    }

label-player = { $player }
label-exhibition = { both-artists }
label-move =
    { $way ->
        [up] Raise { artist-name } from { $before } to { $rating }: { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }
       *[down] Lower { artist-name } from { $before } to { $rating }: { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }
    }
label-stay = Leave { artist-name } at { $rating }
label-no-influence = Play no influence card
label-buy = Buy a work { of-artist } for { $price } gold
label-sell = Sell a work { of-artist } for { $price } gold
label-mount = Mount the exhibition { both-artists }
label-end-actions = End the actions
label-no-action =
    { $cards ->
        [0] Take no action: { $gold } gold
        [one] Take no action: { $gold } gold and an influence card
       *[other] Take no action: { $gold } gold and { $cards } influence cards
    }

## Prompts

ask-influence =
    { $max ->
        [one] Raise or lower one artist: play an influence card, or none
       *[other] Raise or lower one artist: play up to { $max } influence cards, or none
    }
wait-influence =
    { $max ->
        [one] { $player } may play an influence card
       *[other] { $player } may play up to { $max } influence cards
    }
ask-play-influence =
    { $left ->
        [one] Choose the influence card that moves { artist-name }
       *[other] Choose { $left } influence cards that move { artist-name }, one by one
    }
wait-play-influence = { $player } is choosing the influence cards that move { artist-name }
ask-action =
    { $left ->
        [one] Take a last action, or end the actions
       *[other] Take up to { $left } actions: buy, sell, mount an exhibition, or end the actions
    }
wait-action =
    { $left ->
        [one] { $player } may take a last action
       *[other] { $player } may take up to { $left } actions
    }

## Refusals

why-same-place = This is where { artist-name } stands already: choose another place.
why-influence =
    { $cards ->
        [one] This move takes { $cards } influence card showing { artist-name }, you hold { $held }.
       *[other] This move takes { $cards } influence cards showing { artist-name }, you hold { $held }.
    }
why-influence-limit = This move takes { $cards } influence cards, a turn allows { $limit }.
why-face = This card does not move { moved-artist } that way.
why-no-such-influence = You hold no such influence card.
why-face-order =
    { $left ->
        [one] Cards are chosen in order: this one should have been chosen earlier.
       *[other] Cards are chosen in order: from this one on you do not hold { $left } that move { moved-artist }.
    }
moved-artist =
    { $moved ->
        [alice] Alice
        [heinrich] Heinrich
        [rodrigo] Rodrigo
       *[sunny] Sunny
    }
why-no-such-work = No work { of-artist } is on the table now.
why-gallery-full = Your gallery holds { $limit } works and is full: sell one or mount an exhibition first.
why-gold = Not enough gold: a work { of-artist } costs { $price }, you have { $gold }.
why-not-in-gallery = Your gallery has no work { of-artist }.
why-bought-this-turn = You bought this work this turn: it can be sold from your next turn on.
why-no-such-exhibition = No exhibition { both-artists } is on the table now.
why-missing-work =
    { $artist ->
        [both] This exhibition takes a work by each of its artists: your gallery has none { of-first-artist } and none { of-second-artist }.
       *[other] This exhibition takes a work by each of its artists: your gallery has none { of-artist }.
    }

## Log

place-artist = Rating { $rating }: { artist-name }
lay-out-work = New work: { artist-name }
lay-out-exhibition = New exhibition: { both-artists }
shuffle-discard = The discarded works form a new pile
first-player = { $player } begins every round
begin-turn = Round { $round }
renew-works =
    { $case ->
        [same_artist] Special case, one artist too many: the works are renewed
       *[no_match] Special case, nothing in common: the works are renewed
    }
move-artist =
    { $way ->
        [up] { $player } raises { artist-name } from { $before } to { $rating }
       *[down] { $player } lowers { artist-name } from { $before } to { $rating }
    }
pass-influence =
    { $cards ->
        [one] { $player } passes { $cards } { artist-name } influence card on to { $other }
       *[other] { $player } passes { $cards } { artist-name } influence cards on to { $other }
    }
pass-card = { $player } passes an influence card on to { $other }: { influence-face }
buy-work = { $player } buys a work { of-artist } for { $price } gold
sell-work = { $player } sells a work { of-artist } for { $price } gold
mount-exhibition = { $player } mounts the exhibition { both-artists }
draw-influence = { $player } draws an influence card
draw-influence-own = { $player } draws an influence card: { influence-face }
compensate = { $player } takes no action and receives { $gold } gold
bank = { $player } takes { $gold } gold from the bank
last-round = The exhibition pile is empty: this round is the last
end-pile = The last round is over
end-stall =
    { $rounds ->
        [one] The game ends quietly: a whole round without an exhibition
       *[other] The game ends quietly: { $rounds } rounds without an exhibition
    }
end-game =
    { $points ->
        [one] { $player } has { $points } point and a wealth of { $wealth }
       *[other] { $player } has { $points } points and a wealth of { $wealth }
    }
wins = { $player } wins the game
shares-win = { $player } shares the win

## Score sheet

score-exhibitions =
    { $count ->
        [0] No exhibitions
        [one] { $count } exhibition
       *[other] { $count } exhibitions
    }
score-all-artists = All four artists
score-artists-missing =
    { $missing ->
        [one] All four artists: { $missing } is missing
       *[other] All four artists: { $missing } are missing
    }
score-majority = Majority: { artist-name }, { $count } against { $best }
score-majority-shared = Majority: { artist-name }, shared at { $count } to { $best }
score-no-majority = No majority: { artist-name }, { $count } against { $best }
tie-wealth = Wealth for ties: { $wealth }, of which { $gold } gold

## The lines of the score sheet, many games together

category-score-exhibitions = Exhibitions
category-score-all-artists = All four artists
category-score-artists-missing = { category-score-all-artists }
category-score-majority = Majorities
category-score-majority-shared = { category-score-majority }
category-score-no-majority = { category-score-majority }

## What the lines of the score sheet are for

about-score-exhibitions = One point for each exhibition in the gallery.
about-score-all-artists = One point if the exhibitions of the gallery show all four artists.
about-score-artists-missing = One point if the exhibitions of the gallery show all four artists.
about-score-majority = One point for the most exhibitions that show this artist; everyone tied for the most scores it.
about-score-majority-shared = One point for the most exhibitions that show this artist; everyone tied for the most scores it.
about-score-no-majority = One point for the most exhibitions that show this artist; everyone tied for the most scores it.
about-tie-wealth = Gold, and the works left in the gallery at the artists’ ratings. It gives no points: it settles a tie for the win.

## The table in words

panel-ratings = Ratings
panel-market-works = Works on the table
panel-work-pile = Works in the pile
panel-discard = Discarded: { artist-name }
panel-market-exhibitions = Exhibitions on the table
panel-exhibition-pile = Exhibitions in the pile
panel-exhibitions-removed = Exhibitions out of the game
panel-course = Course of the game
panel-round = Round
panel-first = Begins every round
panel-turn = Turn
panel-phase = Phase
panel-phase-name =
    { $phase ->
        [influence] Influence
        [actions] Actions, { $taken } of { $limit } taken
       *[bank] Bank
    }
panel-last-round = Last round
panel-quiet-rounds = Rounds without an exhibition
panel-quiet-rounds-of = { $rounds } of { $limit }
panel-influence-pile = Influence cards in the pile
panel-points = Points
panel-gold = Gold
panel-wealth = Wealth
panel-work = Work { of-artist }
panel-bought = Bought this turn: { artist-name }
panel-exhibition = Exhibition { both-artists }
panel-influence = Influence cards
panel-known = Influence, known to all: { influence-face }
panel-hidden = Influence, seen by you alone: { influence-face }

## What the component sheet describes

part-artists = the four artists
part-ratings = the ratings of the column
part-works = the number of works
part-works-by-artist = how many works each artist has
part-exhibitions = the number of exhibitions
part-exhibitions-by-artists = how the exhibitions are split between the pairs of artists
part-influence = the number of influence cards
part-influence-by-artist = what the influence cards show
part-start = what everybody begins with
part-market = how many works and exhibitions lie face up
part-two-players = what changes with two players
part-turn = how many influence cards and actions a turn allows
part-gallery = how many works a gallery holds
part-bank = what the bank pays each turn
part-compensation = what a turn without an action brings
part-special-case = how many works by one artist are too many
part-quiet-end = the end of a game in which nobody exhibits any more

## Previews: what counts in a gallery

figure-points = Points
figure-gold = Gold
figure-influence = Influence cards
figure-wealth = Wealth
figure-exhibitions = Exhibitions mounted
figure-works = Works in the gallery
