as-round = Round { $round }
as-museum = Museum
as-prestige = prestige
as-marker = { $genre }: prestige { $prestige }, ×{ $level } if the game ended now
as-short-city = City life
as-short-portrait = Portrait
as-short-still-life = Still life
as-short-landscape = Landscape
as-genre-city = City life
as-genre-portrait = Portrait
as-genre-still-life = Still life
as-genre-landscape = Landscape
as-frame-gold = gold frame
as-frame-shell = shell frame
as-frame-wood = wooden frame
as-frame-silver = silver frame
as-painting = { $genre }, { $size }, { $frame }, value { $value }
as-decor-tile =
    { $value ->
        [one] Decor { $size }, { $value } shield
       *[other] Decor { $size }, { $value } shields
    }
as-hung =
    { $clash ->
        [yes] { $tile }; column { $column }, row { $row }; faux pas
       *[no] { $tile }; column { $column }, row { $row }
    }
as-saleroom = Saleroom
as-holds-gavel = { $player } holds the gavel
as-gavel = holds the gavel
as-end-full = The game ends with this round: a wall is full.
as-end-excess = The game ends with this round: a second excess painting.
as-end-hands = The game ends with this round: no bid cards are left.
as-lots = Lots
as-value = Value token
as-value-about = How far the genre’s marker advances if this lot stays unsold. It is not worth points.
as-taken = taken
as-unsold = unsold, for the museum
as-try = Try on
as-try-about = It hangs on your wall for you alone; nothing is decided.
as-try-named = Try on your wall: { $tile }
as-on-your-wall = on your wall
as-put-back = Put back
as-trying = Only you see this; nothing is decided.
as-tried = Tried on: { $tile }; column { $column }, row { $row }. { $verdict }. Arrows move it, Escape puts it back
as-fits-nowhere = It fits nowhere on your wall.
as-take = Take it
as-hang-here = Hang it here
as-how-to-hang = Drag the tile onto the wall, or choose the space of its top left corner.
as-matches =
    { $matches ->
        [one] { $matches } matching frame: decor worth 1
        [2] { $matches } matching frames: decor worth up to 2
        [3] { $matches } matching frames: decor worth up to 3
       *[other] { $matches } matching frames: decor worth { $matches } in all
    }
as-clash =
    { $paintings ->
        [one] faux pas: { $paintings } more painting scores no prestige
       *[other] faux pas: { $paintings } more paintings score no prestige
    }
as-gain =
    { $points ->
        [0] points as before
        [one] { $sign }{ $points } point
       *[other] { $sign }{ $points } points
    }
as-bids-sealed = Sealed bids
as-bids-open = Bids, highest first
as-bid-open = { $player }: { $bid }
as-bid-own = Your bid: { $bid }; only you see it
as-bid-sealed = { $player } has bid; all bids are turned up together
as-bid-none = { $player } has not bid yet
as-pile-title = Bid pile
as-pile =
    { $cards ->
        [one] Top card { $bid }, { $cards } card
       *[other] Top card { $bid }, { $cards } cards
    }
as-you = You
as-stacks = Stacks, face down
as-width-height = width × height
as-stack =
    { $left ->
        [0] Stack { $size }, value { $value }, none left
       *[other] Stack { $size }, value { $value }, { $left } left
    }
as-your-wall = Your wall
as-wall-of = Wall: { $player }
as-fact-free = free
as-fact-decor = decor
as-fact-eyeline = in the eyeline
as-fact-corners = bare corners
as-fact-clashing = in faux pas
as-fact-points = points
as-about-free = Spaces of the wall that nothing covers.
as-about-decor = Each shield of decor on the wall is worth a point.
as-about-eyeline = Paintings of the most prestigious genre in the light band, worth 3 each.
as-about-corners = Each corner that nothing covers costs 2 points.
as-about-clashing = Paintings of one genre side by side score no prestige.
as-about-points = If the game ended now.
as-tray = Hand, assistant and decor
as-hand = Your hand
as-hand-count =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
as-bid-card = Bid card { $bid }
as-bid-spent = Bid card { $bid }, spent
as-in-hand = To hang
as-to-hang = to hang: { $tile }
as-assistant = Assistant
as-assistant-about = Holds one tile until you hang it, in this round or a later one.
as-assistant-holds =
    { $held ->
        [yes] Assistant, holding { $tile }
       *[no] Assistant, holding nothing
    }
as-excess = Excess
as-excess-count = Excess paintings: { $count } of { $of }
as-excess-short = excess { $count } of { $of }
as-excess-about = A painting that fits nowhere is kept here and costs 2 points. A second one ends the game with the round.
as-decor = Decor supply
as-decor-left = { $tile }; { $left } left
as-exchange = Exchange
as-in-hand-count = { $cards } in hand
as-cards-left = Bid cards left: { $cards }, { $total } in all
as-collection = Museum collection
as-collection-count = { $left } in stacks
as-lots-summary =
    { $lots ->
        [0] No painting is on sale
        [one] { $lots } painting is on sale
       *[other] { $lots } paintings are on sale
    }
as-wall-summary =
    { $tiles ->
        [one] { $tiles } tile hangs, { $free } spaces are free, { $points } points now
       *[other] { $tiles } tiles hang, { $free } spaces are free, { $points } points now
    }
