ga-board = Game board
ga-your-board = Your board
ga-influence = Influence
ga-influence-range = 0 to { $most }
ga-influence-about = Step back to coins to pay, to stars to add fame. At the end the coin at or below your marker is paid out.
ga-influence-of = Influence { $influence }
ga-box-office = Box office
ga-left = { $count } left
ga-of = { $count } of { $wanted }
ga-end-tickets = Tickets in the box office
ga-end-celebrities = Celebrities
ga-end-bag = Visitors in the bag
ga-ends-at = Ends at 2 of 3
ga-ends-solo = Ends sold out
ga-place-0 = Sales Office
ga-place-1 = Artists Colony
ga-place-2 = Media Center
ga-place-3 = International Market
ga-place-short-0 = Sales
ga-place-short-1 = Colony
ga-place-short-2 = Media
ga-place-short-3 = Market
ga-action-0 = Sign a contract
ga-action-1 = Sell a work
ga-action-2 = Discover
ga-action-3 = Buy a work
ga-action-4 = Hire assistants
ga-action-5 = Promote an artist
ga-action-6 = Reputation
ga-action-7 = Offer
ga-form-digital = Digital art
ga-form-photo = Photography
ga-form-sculpture = Sculpture
ga-form-painting = Painting
ga-market-summary = { $taken } of { $spaces } spaces are taken
ga-column = Column { $column }
ga-column-1 = Needs any visitor in your lobby
ga-column-2 = Needs an investor and a VIP in your lobby
ga-column-3 = Needs a collector, and an investor or a VIP, in your lobby
ga-row-about = A tile of this row needs an acquired work of this form
ga-rank-1 = 1st
ga-rank-2 = 2nd
ga-rank-3 = 3rd
ga-sales-summary = Contracts in the deck: { $deck }, discarded: { $discard }
ga-deck = Contract deck
ga-deck-about =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
ga-discards = Discarded contracts
ga-discards-short = discards
ga-colony-summary = { $known } of 8 artists are discovered
ga-blue-artists = Blue artists
ga-red-artists = Red artists
ga-works = Works
ga-stack-about = { $left } works. The top one brings { $fame } fame and { $tickets } tickets; its visitors go to the Plaza when it is bought.
ga-stack-empty = No work is left
ga-fame-of = Fame { $fame }
ga-plaza = Plaza
ga-lobby = Lobby
ga-gallery = Gallery
ga-gallery-of = Gallery of { $player }: { $inside }. Lobby: { $lobby }.
ga-gallery-about = Collectors: { $collectors } of at most { $limit }, which is the works sold and one more
ga-nobody = nobody
ga-some-investor =
    { $count ->
        [one] { $count } investor
       *[other] { $count } investors
    }
ga-some-vip =
    { $count ->
        [one] { $count } VIP
       *[other] { $count } VIPs
    }
ga-some-collector =
    { $count ->
        [one] { $count } collector
       *[other] { $count } collectors
    }
ga-you = You
ga-kicked-out = Kicked out
ga-kicked-about = { $player } may act after this turn
ga-kicked-you =
    { $place ->
        [0] { $player } kicks you out of the Sales Office
        [1] { $player } kicks you out of the Artists Colony
        [2] { $player } kicks you out of the Media Center
       *[3] { $player } kicks you out of the International Market
    }
ga-kicked-by = { $player } kicks you out
ga-kicked-now-short = You may act now
ga-kicked-later-short = You may act after this turn
ga-kicked-later = After this turn you may act here for a fee in influence, take an executive action, or go home.
ga-kicked-now = You may act now; then your piece goes home.
ga-money = money
ga-tickets = Tickets
ga-art-value = Art value
ga-value-about = A work of an artist with these stars is worth { $value } money
ga-commission = Commission
ga-commission-about = The artist you have discovered: the next work bought there costs the initial fame
ga-sold = Sold
ga-sold-about = Works sold: { $sold }
ga-slot = Exhibition slot { $slot }
ga-slot-free = Free
ga-slot-locked = Open while you exhibit a masterpiece
ga-queue = Unemployed
ga-next-hire = next hire costs { $money }
ga-hire = Assistant for { $money } money
ga-hire-plain = Without a hire bonus
ga-contracts = Contracts
ga-desks = Desks
ga-reputation = Reputation
ga-secret = Secret cards
ga-secret-about = Seen by you alone
ga-curator = Curator
ga-dealer = Art dealer
ga-go-to = Go to
ga-part-influence = Influence
ga-part-office = Box office
ga-part-market = Market
ga-part-sales = Sales
ga-part-plaza = Plaza
ga-part-colony = Colony
ga-part-media = Media
ga-zoom = Zoom
ga-zoom-in = Closer
ga-zoom-out = Farther
ga-zoom-all = Whole board
ga-back = Back one question
ga-open-board = Open the board of { $player }
ga-at-home = at home
ga-lacerda-assistants = Assistants: { $supply } in supply, { $market } on the market
ga-lacerda-last = His last move
ga-goal-cards = The goals of both secret cards
ga-goal-reputation = { $wanted } reputation tiles
ga-goal-masterpieces =
    { $wanted ->
        [one] { $wanted } masterpiece
       *[other] { $wanted } masterpieces
    }
ga-goal-money = { $wanted } money
ga-goal-reached = reached
ga-goal-open = not yet
ga-money-of = Money: { $money }
ga-money-about = Pays for works and assistants. At the end everything is paid out, and the most money wins.
ga-influence-use = Step back to a coin to pay with it, to a star to add fame or to act when kicked out. At the end it is worth { $worth } money here.
ga-tickets-brown = Brown tickets: { $count }
ga-tickets-pink = Pink tickets: { $count }
ga-tickets-white = White tickets: { $count }
ga-tickets-brown-about = As an executive action each moves an investor one space towards one’s gallery: another lobby, Plaza, own lobby, gallery.
ga-tickets-pink-about = As an executive action each moves a VIP one space towards one’s gallery: another lobby, Plaza, own lobby, gallery.
ga-tickets-white-about = As an executive action each moves a collector one space towards one’s gallery: another lobby, Plaza, own lobby, gallery.
ga-estimate = If it ended now: { $points }
ga-estimate-about = Money with all that the final scoring would add now. Secret cards of others are not counted.
ga-work-about = Sold now, it brings { $value } money: as many stars as its artist has.
ga-work-auctioned = From the auction: it counts as exhibited and has no price.
ga-work-masterpiece = A masterpiece, since its artist is a celebrity.
ga-slot-tile = The start tile waits here: with the third work it goes to a reputation space.
ga-contract-free = Free. A contract placed here brings { $effect }
ga-contract-bonus = An assistant sent onto it uses the bonus once: { $effect }
ga-contract-about = Selling a work of this form fulfils it.
ga-desks-of = Assistants at desks: { $desks } of { $in_all }
ga-desks-about = Ready to be left at a location, sent onto a contract or to the market.
ga-queue-of = Unemployed: { $queue }
ga-queue-empty = All are hired.
ga-commission-none = None: discovering an artist brings one, and the right to buy a work at the initial fame.
ga-sold-use = Each makes room for one more collector in the gallery: { $limit } now.
ga-tile-counted = Counts { $counted } now; paid at the end.
ga-reputation-free = Free. A tile placed here brings the bonus: { $effect }
ga-curator-about = Pays at the end for the works exhibited then: each goal they meet, once.
ga-dealer-about = Pays at the end for the works sold: each goal they meet, once.
ga-goals-met = Met now: { $met } of { $goals }.
ga-bonus-influence = { $influence_per_vip } influence for each VIP and { $influence_per_collector } for each collector in the gallery
ga-bonus-investment = { $money_per_investor } money for each investor and { $money_per_collector } for each collector in the gallery
ga-bonus-fame = { $fame_per_collector } fame for each collector in the gallery, to an artist of choice
ga-bonus-visitor-plaza-any = any visitor from the Plaza to the gallery
ga-bonus-visitor-plaza-vip-or-investor = a VIP or an investor from the Plaza to the gallery
ga-bonus-visitor-bag = a visitor of choice from the bag to the gallery
ga-bonus-assistant = the next assistant of the queue, free, with the hire bonus
ga-bonus-contract = sign a contract
ga-bonus-ticket-any = a ticket of choice
ga-bonus-ticket-I = a brown ticket
ga-bonus-ticket-V = a pink ticket
ga-bonus-ticket-C = a white ticket
ga-bonus-two-different-tickets = two tickets of different colors
history-round-gallerist = round
