mg-artists = Artists
mg-cards = { $cards } cards
mg-of = { $shown } of { $threshold }
mg-now =
    { $place ->
        [1] Now 1st:
        [2] Now 2nd:
       *[3] Now 3rd:
    }
mg-each = { $each } a card
mg-worthless = Now worth nothing
mg-artist-label =
    { $place ->
        [0] { $artist }: { $shown } of { $threshold } cards on the table; tokens { $worth }; would count nothing now
       *[other] { $artist }: { $shown } of { $threshold } cards on the table; tokens { $worth }; would count { $each } a card now
    }
mg-artist-about = { $cards } cards in the game. Tokens so far: { $worth }.
mg-rank-rule = The round ends at { $threshold } cards; the three artists with the most score.
mg-pile = Draw pile
mg-pile-about = Dealt from at the start of each round and by the draw symbol.
mg-awards = Awards
mg-extra = Extra card
mg-extra-about = Turned up at the start of the round; it counts toward its artist and belongs to nobody.
mg-in-hand =
    { $cards ->
        [one] { $cards } card in hand
       *[other] { $cards } cards in hand
    }
mg-face-down = face down
mg-own-face-down = { $artist }, only you see it
mg-has-chosen = has chosen
mg-your-hand = Your hand
mg-symbol-draw = draw a card
mg-symbol-second-face-up = second card, face up
mg-symbol-second-face-down = second card, face down
mg-symbol-simultaneous = simultaneous turn
mg-symbol-award = award
mg-about-draw = After playing it, draw a card from the pile.
mg-about-second-face-up = You may play a second card by the same artist, face up.
mg-about-second-face-down = You may play a second card by any artist, face down until the round ends.
mg-about-simultaneous = Everybody chooses a card in secret; all are revealed together.
mg-about-award = Give an award token to an artist: each of their cards counts { $worth } more when they score.
mg-ignored-now = In this simultaneous turn it is ignored.
mg-ignored-second = As a second card it is ignored.
mg-ignored-when = Ignored if it came as a second card or in a simultaneous turn.
