bio-ratings = Ratings
bio-ratings-about = what a work costs
bio-dearest = dearest
bio-cheapest = cheapest
bio-rated = , rated { $rating }
bio-artist-about = A work by { $artist } costs, and brings, { $rating } gold now.
bio-ways = Move { $artist }, now rated { $rating }
bio-way = { $artist } to rating { $rating }
bio-works = Works
bio-work-pile = Pile of works
bio-work-pile-about = The bank fills the places from here at the end of each turn; when it is empty the discarded works are shuffled.
bio-in-pile = { $cards } in the pile
bio-discard = Discarded works
bio-discarded = { $cards } discarded
bio-none = none
bio-place-bought = bought; the bank will fill it
bio-work-at = Work by { $artist }, { $price } gold
bio-work-about = Costs { $price } gold now: the rating of its artist.
bio-both = { $first } and { $second }
bio-exhibitions = Exhibitions
bio-exhibition-pile = Pile of exhibitions
bio-exhibition-pile-about =
    { $removed ->
        [0] When the last one is laid out, the round under way is the last.
       *[other] When the last one is laid out, the round under way is the last. { $removed } more are out of the game.
    }
bio-then-last = then the last round
bio-last-round = Last round
bio-quiet = { $rounds } of { $limit } rounds without an exhibition
bio-influence-pile = Pile of influence cards
bio-influence-pile-about = A card comes from here with every exhibition mounted, and to whoever takes no action.
bio-influence-left = { $cards } influence
bio-place-mounted = mounted
bio-exhibition-of = Exhibition { $artists }
bio-exhibition-about = Takes a work by each of its two artists; brings a point, an influence card, and perhaps majorities.
bio-most = Most shown
bio-most-worth = a point each
bio-most-nobody = On no exhibition yet: a point for the first gallery.
bio-most-words =
    { $leaders ->
        [one] Most often with { $names } ({ $count }): 1 point.
       *[other] Most often with { $names } ({ $count }): 1 point each.
    }
bio-gold = { $gold } gold
bio-cards =
    { $cards ->
        [one] { $cards } influence card
       *[other] { $cards } influence cards
    }
bio-first = 1st
bio-first-about = Begins every round
bio-first-you = You begin every round
bio-label-works = works
bio-label-exhibitions =
    { $count ->
        [0] no exhibition
        [one] { $count } exhibition
       *[other] { $count } exhibitions
    }
bio-label-influence = influence
bio-gallery-words =
    { $hidden ->
        [one] Works: { $works }. Exhibitions: { $exhibitions }. Influence known to all: { $known }; { $hidden } card more that only its owner sees.
       *[other] Works: { $works }. Exhibitions: { $exhibitions }. Influence known to all: { $known }; { $hidden } cards more that only their owner sees.
    }
bio-hand-about =
    { $hidden ->
        [one] Known to all: { $known }. { $hidden } card more that only its owner sees.
       *[other] Known to all: { $known }. { $hidden } cards more that only their owner sees.
    }
bio-gallery = Gallery
bio-gallery-of = { $works } of { $limit } works
bio-own-work = Your work by { $artist }, worth { $price } gold
bio-own-about = Brings { $price } gold now: the rating of its artist.
bio-new = new
bio-bought-about = Bought this turn: it can be shown in an exhibition, but sold only from your next turn on.
bio-free = free
bio-no-exhibition = none yet
bio-influence = Influence
bio-any-artist = any artist
bio-any = any
bio-only-up = { $name }, up only
bio-only-down = { $name }, down only
bio-no-influence = no card
bio-influence-eye = an eye marks what all know
bio-influence-about = A card moves its artist by one place, up or down. Cards you play go to { $heir }, on your right.
bio-heir = Cards you play go to { $player }.
bio-known-to-all = known to all
bio-secret = seen by you alone
bio-group-words =
    { $cards ->
        [one] { $cards } card, { $known } known to all
       *[other] { $cards } cards, { $known } known to all
    }
bio-points-made = { $shows } for exhibitions, { $all } for all four artists, { $most } for majorities.
bio-wealth = Wealth, for ties: { $wealth }
bio-phases = Phases of the turn
bio-round = Round { $round }
bio-phase-influence = Influence
bio-phase-actions = Actions
bio-phase-taken = Actions, { $taken } of { $limit } taken
bio-phase-bank = Bank
bio-buy = Buy
bio-sell = Sell
bio-mount = Mount
bio-score-parts = Shows, all four, most
bio-held =
    { $cards ->
        [one] , you hold { $cards } card
       *[other] , you hold { $cards } cards
    }
history-round-bioutifoul = round
