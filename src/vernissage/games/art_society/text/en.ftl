# Art Society

game-summary = Bid for paintings, hang them with taste, and let the museum decide what they are worth.
earlier-rules-1 = all hang what they have picked before the next player picks.

genre-name =
    { $genre ->
        [city] city life
        [portrait] portrait
        [still_life] still life
       *[landscape] landscape
    }
genre-title =
    { $genre ->
        [city] City life
        [portrait] Portrait
        [still_life] Still life
       *[landscape] Landscape
    }
frame-name =
    { $frame ->
        [gold] gold frame
        [shell] shell frame
        [wood] wooden frame
       *[silver] silver frame
    }
level-name =
    { $level ->
        [5] Acclaimed
        [4] Adored
        [3] Admired
       *[other] Noted
    }
the-painting =
    { $genre ->
        [city] the { $size } city life painting
        [portrait] the { $size } portrait
        [still_life] the { $size } still life
       *[landscape] the { $size } landscape
    }
the-painting-given =
    { $given_genre ->
        [city] the { $given_size } city life painting
        [portrait] the { $given_size } portrait
        [still_life] the { $given_size } still life
       *[landscape] the { $given_size } landscape
    }
the-tile =
    { $genre ->
        [none] the { $size } decor tile
       *[other] { the-painting }
    }
shields =
    { $value ->
        [one] { $value } shield
       *[other] { $value } shields
    }

label-player = { $player }
label-painting = { genre-title }, { $size }, { frame-name }, value { $value }
label-decor = Decor { $size }, { shields }
label-no-lot = Lot { $number }
label-stack = { $size }, value { $value }
label-bid = Bid card { $bid }
label-cell = Column { $column }, row { $row }
label-place =
    Column { $column }, row { $row }{ $matches ->
        [0] { "" }
        [one] , { $matches } matching frame
       *[other] , { $matches } matching frames
    }{ $faux_pas ->
        [yes] , faux pas
       *[no] { "" }
    }
label-give = Give it to the assistant
label-held-first = Hang the assistant’s tile first
label-exchange-museum = Exchange it with the museum
label-keep-excess = Keep it as an excess painting
label-hang-held = Hang the assistant’s tile
label-confirm = Confirm the hanging
label-exchange-decor = Exchange decor on your wall to take value { $value }
label-forgo = Take no decor
label-form =
    { $standing ->
        [yes] { $before } for { $after }, standing
       *[no] { $before } for { $after }, lying
    }

## Prompts

ask-hang-start-painting = Hang { the-painting } on a star space
wait-hang-start-painting = { $player } hangs a start painting: { the-painting }
ask-choose-lot =
    { $left ->
        [one] Choose the last painting to put up for sale
       *[other] Choose { $left } more paintings to put up for sale
    }
wait-choose-lot =
    { $left ->
        [one] { $player } chooses the last painting to put up for sale
       *[other] { $player } chooses { $left } more paintings to put up for sale
    }
ask-bid = Choose a bid card; it stays hidden until everyone has chosen
wait-bid = { $player } chooses a bid card
ask-pick = Choose a painting from the saleroom
wait-pick = { $player } chooses a painting from the saleroom
ask-hang = Hang { the-painting } ({ frame-name }), or give it to your assistant
wait-hang = { $player } hangs a painting: { the-painting } ({ frame-name })
ask-out-of-space = No room for { the-painting } ({ frame-name }): choose what becomes of it
wait-out-of-space = { $player } has no room for { the-painting } ({ frame-name })
ask-hang-from-assistant = Hang your assistant’s tile: { the-tile }
wait-hang-from-assistant = { $player } hangs the assistant’s tile: { the-tile }
ask-hang-from-museum = Hang { the-painting } from the museum
wait-hang-from-museum = { $player } hangs a painting from the museum: { the-painting }
ask-hang-decor = Hang { the-tile }, or give it to your assistant
wait-hang-decor = { $player } hangs decor: { the-tile }
ask-take-decor =
    { $several ->
        [yes] Decor: choose tiles worth { $left } in all, one at a time
       *[no] Decor: choose a tile worth up to { $left }
    }
wait-take-decor =
    { $several ->
        [yes] { $player } chooses decor worth { $left } in all
       *[no] { $player } chooses decor worth up to { $left }
    }
ask-exchange-decor = Choose how to exchange decor so that value { $value } comes back
wait-exchange-decor = { $player } exchanges decor so that value { $value } comes back
ask-exchange-line =
    { $standing ->
        [yes] Choose the top space of the tiles to exchange: { $before } for { $after }
       *[no] Choose the left space of the tiles to exchange: { $before } for { $after }
    }
wait-exchange-line =
    { $standing ->
        [yes] { $player } exchanges standing decor: { $before } for { $after }
       *[no] { $player } exchanges lying decor: { $before } for { $after }
    }
ask-exchange-museum = Choose a painting of the museum in exchange for { the-painting }
wait-exchange-museum = { $player } chooses a painting of the museum in exchange for { the-painting }
ask-confirm-hanging = Confirm your hanging, or undo to rearrange it
wait-confirm-hanging = { $player } looks over the new hanging

## Refusals

why-no-star = A start painting must cover a star space.
why-stack-empty = No painting of this size is left: choose another size.
why-card-spent = This bid card is spent: choose one from your hand.
why-no-such-lot = There is one lot more than players, and no other.
why-lot-taken = This painting is taken: choose one that is still in the saleroom.
why-outside = From here the tile would leave the wall.
why-covered = The tile would cover another one.
why-touches-nothing = A new tile must share an edge with a tile already on your wall.
why-too-few-matches =
    { $left ->
        [one] You have { $left } matching frame: decor of a higher value needs more.
       *[other] You have { $left } matching frames: decor of a higher value needs more.
    }
why-decor-compulsory = Decor that can be hung or held must be taken.
why-decor-no-room = This tile fits nowhere on your wall, and your assistant is busy.
why-wall-full = Your wall is full: decor due now is lost.
why-out-of-stock = No decor of this value is left.
why-still-in-stock = Decor of this value is still in stock: take it without exchanging.
why-no-exchange = Nothing on your wall can be exchanged for this value: it takes your own decor in one straight line.
why-exchanged = You exchanged decor for another value: take that one.
why-value-stays-out = This exchange does not bring back the value you want.
why-supply-too-small = The supply lacks the tiles for this exchange.
why-no-such-line = No decor on your wall lies like this in one straight line.
why-no-line-here = No such line of decor begins here.
why-lying-only = In this box decor hangs lying only.
why-assistant-busy = Your assistant already holds a tile: hang that one first.
why-assistant-free = Your assistant holds no tile.
why-just-given = You have just given this tile to your assistant: undo to hang it instead.
why-held-no-place = Your assistant’s tile fits nowhere on your wall.
why-fits = This painting fits on your wall: hang it, or give it to a free assistant.
why-museum-offers-none = The museum has no painting of this genre that fits on your wall.
why-not-in-museum = The museum does not have this painting.
why-other-genre = The painting must be of the same genre: { genre-name }.
why-museum-no-place = This painting fits nowhere on your wall.

## Log

deal-start-painting = { $player } receives a start painting: { the-painting }
hang-start-painting = { $player } hangs { the-painting } at column { $column }, row { $row }
deal-start-bid = { $player } receives the start bid card { $bid }
first-auctioneer = { $player } has the lowest start bid card and takes the gavel
new-round = Round { $round }: { $player } holds the gavel
choose-lot = { $player } puts a painting up for sale: { $size }, value { $value }
turn-lot = On sale: { the-painting }, { frame-name }, value { $value }
bid = { $player } has bid
bid-own = { $player } bids { $bid }, in secret
reveal-bids = { $player } reveals a bid of { $bid }
settle-tie =
    { $depth ->
        [one] Tie: { $player } goes before { $other }, { $bid } against { $other_bid } on the card below
       *[other] Tie: { $player } goes before { $other }, { $bid } against { $other_bid }, { $depth } cards down
    }
pick = { $player } bids { $bid } and picks { the-painting }
hang =
    { $matches ->
        [0] { $player } hangs { the-painting } at column { $column }, row { $row }
        [one] { $player } hangs { the-painting } at column { $column }, row { $row }: { $matches } matching frame
       *[other] { $player } hangs { the-painting } at column { $column }, row { $row }: { $matches } matching frames
    }
hang-from-assistant =
    { $matches ->
        [0] { $player } hangs the assistant’s tile at column { $column }, row { $row }: { the-tile }
        [one] { $player } hangs the assistant’s tile at column { $column }, row { $row }: { the-tile }, { $matches } matching frame
       *[other] { $player } hangs the assistant’s tile at column { $column }, row { $row }: { the-tile }, { $matches } matching frames
    }
hang-from-museum =
    { $matches ->
        [0] { $player } hangs { the-painting } from the museum at column { $column }, row { $row }
        [one] { $player } hangs { the-painting } from the museum at column { $column }, row { $row }: { $matches } matching frame
       *[other] { $player } hangs { the-painting } from the museum at column { $column }, row { $row }: { $matches } matching frames
    }
hang-decor = { $player } hangs { the-tile } at column { $column }, row { $row }
give-to-assistant = { $player } gives { the-tile } to the assistant
keep-excess =
    { $count ->
        [one] { $player } keeps { the-painting } as an excess painting
       *[other] { $player } keeps { the-painting } as excess painting number { $count }
    }
take-decor = { $player } takes decor: { $size }, { shields }
lose-decor =
    { $full ->
        [yes] { $player } loses the decor: the wall is full
       *[no] { $player } takes no decor
    }
exchange-line =
    { $standing ->
        [yes] { $player } exchanges standing decor on the wall: { $before } for { $after }
       *[no] { $player } exchanges lying decor on the wall: { $before } for { $after }
    }
exchange-museum = { $player } exchanges { the-painting-given } for { the-painting } of the museum
confirm-hanging = { $player } confirms the hanging
raise-prestige = Unsold: { the-painting }; the genre rises to { $prestige }
pass-gavel = { $player } takes the gavel
end-full = The game ends with this round: a wall is full
end-excess = The game ends with this round: a second excess painting
end-hands = The game ends with this round: no bid cards left

## Score sheet

score-prestige =
    { $faux_pas ->
        [0] Prestige, { genre-name }: { $count } × { $each }
       *[other] Prestige, { genre-name }: { $count } × { $each } ({ $faux_pas } in a faux pas)
    }
score-decor = Decor: { $count } × { $each }
score-eyeline = Eyeline: { $count } × { $each }
score-full = Full gallery: { $count } × { $each }
score-corners = Bare corners: { $count } × −{ $each }
score-excess = Excess paintings: { $count } × −{ $each }
tie-hand = Bid cards left, for ties: { $total }

## The lines of the score sheet, many games together

category-score-prestige = Prestige
category-score-decor = Decor
category-score-eyeline = Eyeline
category-score-full = Full gallery
category-score-corners = Bare corners
category-score-excess = Excess paintings

## What the lines of the score sheet are for

about-score-prestige = Each painting of the genre on your wall scores the genre’s level in the museum. One that touches another of its genre is in a faux pas and scores nothing here.
about-score-decor = One point for each shield on the decor tiles of your wall.
about-score-eyeline = Each painting of the genre at ×5 that covers a cell of the eyeline, if only one, even in a faux pas.
about-score-full = Five points if not one cell of your wall is free.
about-score-corners = Each corner cell that is not covered costs points.
about-score-excess = Each excess painting costs points. A tile held by your assistant does not.
about-tie-hand = The sum of the bid cards left in hand. It gives no points: it settles a tie for the win.

## The table in words

panel-table = Table
panel-round = Round
panel-gavel = Gavel
panel-none = none
panel-nobody = nobody
panel-nothing = nothing
panel-decor-left = Decor in stock, value { $value }
panel-saleroom = Saleroom
panel-face-down = Face down: { $size }, value { $value }
panel-lot-taken = Taken
panel-stacks = Stacks, face down
panel-museum = Museum
panel-genre = prestige { $prestige }, { level-name } (×{ $level })
panel-points = Points now
panel-hand = Bid cards in hand
panel-hand-total = Sum of these cards, for ties
panel-top-bid = Last bid
panel-has-bid = Has bid
panel-own-bid = Your bid, still secret
panel-picked = Picked, still to hang
panel-assistant = Assistant holds
panel-excess = Excess paintings
panel-of = { $count } of { $of }
panel-wall = Wall: { $player }
panel-free = Free spaces
panel-wall-row =
    { $eyeline ->
        [yes] { $row }  { $cells }  eyeline
       *[no] { $row }  { $cells }
    }
panel-tile =
    { $faux_pas ->
        [yes] { $letter } at column { $column }, row { $row }, faux pas
       *[no] { $letter } at column { $column }, row { $row }
    }

## What the component sheet describes

part-wall = the wall: its size, star cells and eyeline
part-start-paintings = the genres and frames of the start paintings
part-values = the value of each size
part-stack = the list of paintings: how many of each size, which genres and frames
part-decor = how many decor tiles of each value, and how they may hang
part-bids = the bid cards
part-start-bids = the start bid cards
part-museum = the museum’s track and the podium
part-score = the points of the final scoring

## Previews: what counts on a wall

figure-points = Points
figure-free = Free spaces
figure-decor = Shields of decor
figure-eyeline = Paintings in the eyeline
figure-corners = Bare corners
figure-clashing = Paintings in a faux pas
figure-excess = Excess paintings
