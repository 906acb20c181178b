# The Gallerist

game-summary = Discover artists, fill your gallery, make them famous, sell in time: the richest gallery wins.
earlier-rules-1 = a kicked-out Lacerda acts at once, before your own action; an executive action may make the location action you owe impossible, except at the market; as many idle turns in a row as there are players end the game.
option-level = Level of the solo game
option-level-about = Counts only when you play alone: what you must reach to win.
option-level-apprentice = Apprentice
option-level-apprentice-about = For a first game alone.
option-level-experienced = Experienced
option-level-experienced-about = Higher goals, among them the highest of the Curator card.
option-level-master = Master Gallerist
option-level-master-about = The hardest: your two secret cards must bring much money.

## Helpers: grammar stays here

of-player = { $player }’s
of-other = { $other }’s
label-player = { $player }

artist-colour =
    { $colour ->
        [red] red
       *[blue] blue
    }
the-artist =
    { $form ->
        [painting] the { artist-colour } painter
        [photo] the { artist-colour } photographer
        [sculpture] the { artist-colour } sculptor
       *[digital] the { artist-colour } digital artist
    }
of-artist = by { the-artist }
artist-name =
    { $colour ->
        [red] { $form ->
            [painting] Red painter
            [photo] Red photographer
            [sculpture] Red sculptor
           *[digital] Red digital artist
        }
       *[blue] { $form ->
            [painting] Blue painter
            [photo] Blue photographer
            [sculpture] Blue sculptor
           *[digital] Blue digital artist
        }
    }
form-name =
    { $form ->
        [painting] Painting
        [photo] Photography
        [sculpture] Sculpture
       *[digital] Digital art
    }
a-work =
    { $form ->
        [painting] a painting
        [photo] a photograph
        [sculpture] a sculpture
       *[digital] a digital work
    }
the-work =
    { $form ->
        [painting] the painting
        [photo] the photograph
        [sculpture] the sculpture
       *[digital] the digital work
    }
work-kind =
    { $form ->
        [painting] Painting
        [photo] Photograph
        [sculpture] Sculpture
       *[digital] Digital work
    }
icon-one =
    { $icon_one ->
        [brown] brown ticket
        [pink] pink ticket
        [white] white ticket
        [brown_pink] brown or pink ticket
        [brown_white] brown or white ticket
        [pink_white] pink or white ticket
       *[any] ticket of your choice
    }
icon-two =
    { $icon_two ->
        [brown] brown ticket
        [pink] pink ticket
        [white] white ticket
        [brown_pink] brown or pink ticket
        [brown_white] brown or white ticket
        [pink_white] pink or white ticket
       *[any] ticket of your choice
    }
work-tickets =
    { $icons ->
        [one] { icon-one }
        [different] two different tickets
       *[two] { icon-one } and { icon-two }
    }
work-name = { work-kind }, fame +{ $fame }, { work-tickets }
a-visitor =
    { $visitor ->
        [investor] an investor
        [vip] a VIP
       *[collector] a collector
    }
visitor-name =
    { $visitor ->
        [investor] Investor
        [vip] VIP
       *[collector] Collector
    }
a-ticket =
    { $ticket ->
        [brown] a brown ticket
        [pink] a pink ticket
       *[white] a white ticket
    }
ticket-name =
    { $ticket ->
        [brown] Brown ticket
        [pink] Pink ticket
       *[white] White ticket
    }
tickets-name =
    { $tickets ->
        [brown] Brown ticket
        [pink] Pink ticket
        [white] White ticket
        [brown_pink] Brown and pink tickets
        [brown_white] Brown and white tickets
        [pink_white] Pink and white tickets
        [any] One of each color
       *[none] No ticket
    }
some-tickets =
    { $tickets ->
        [brown] a brown ticket
        [pink] a pink ticket
        [white] a white ticket
        [brown_pink] a brown ticket and a pink one
        [brown_white] a brown ticket and a white one
        [pink_white] a pink ticket and a white one
        [any] one ticket of each color
       *[none] no ticket
    }
place-name =
    { $place ->
        [artists_colony] Artists Colony
        [media_center] Media Center
        [international_market] International Market
       *[sales_office] Sales Office
    }
at-place =
    { $place ->
        [artists_colony] at the Artists Colony
        [media_center] at the Media Center
        [international_market] at the International Market
       *[sales_office] at the Sales Office
    }
to-place =
    { $place ->
        [artists_colony] to the Artists Colony
        [media_center] to the Media Center
        [international_market] to the International Market
       *[sales_office] to the Sales Office
    }
of-place =
    { $place ->
        [artists_colony] of the Artists Colony
        [media_center] of the Media Center
        [international_market] of the International Market
       *[sales_office] of the Sales Office
    }
action-name =
    { $action ->
        [Discover] Discover an artist
        [BuyWork] Buy and exhibit a work
        [SignContract] Sign a contract
        [SellWork] Sell a work
        [Hire] Hire assistants
        [Promote] Promote an artist
        [TakeReputation] Take a reputation tile
       *[MakeOffer] Make an offer
    }
bonus-name =
    { $bonus ->
        [influence] Influence
        [investment] Investment
        [fame] Fame
        [visitor_plaza_any] Visitor
        [visitor_plaza_vip_or_investor] VIP or investor
        [visitor_bag] Visitor from the bag
        [assistant] Assistant
        [contract] Contract
        [ticket_any] Ticket of your choice
        [ticket_I] Brown ticket
        [ticket_V] Pink ticket
        [ticket_C] White ticket
        [two_different_tickets] Two different tickets
       *[none] No bonus
    }
bonus-effect =
    { $bonus ->
        [influence] 2 influence for each VIP and 1 for each collector in your gallery
        [investment] 2 money for each investor and 1 for each collector in your gallery
        [fame] 1 fame for each collector in your gallery, to an artist of your choice
        [visitor_plaza_any] any visitor from the Plaza to your gallery
        [visitor_plaza_vip_or_investor] a VIP or an investor from the Plaza to your gallery
        [visitor_bag] a visitor of your choice from the bag to your gallery
        [assistant] the next assistant of your queue, free, with the hire bonus
        [contract] sign a contract
        [ticket_any] a ticket of your choice
        [ticket_I] a brown ticket
        [ticket_V] a pink ticket
        [ticket_C] a white ticket
        [two_different_tickets] two tickets of different colors
       *[none] nothing
    }
contract-name =
    { $form ->
        [painting] Painting contract: { bonus-name }
        [photo] Photography contract: { bonus-name }
        [sculpture] Sculpture contract: { bonus-name }
       *[digital] Digital art contract: { bonus-name }
    }
a-contract =
    { $form ->
        [painting] a painting contract ({ bonus-name })
        [photo] a photography contract ({ bonus-name })
        [sculpture] a sculpture contract ({ bonus-name })
       *[digital] a digital art contract ({ bonus-name })
    }
star-rating =
    { $stars ->
        [0] no star
        [1] 1 green star
        [2] 2 green stars
        [3] 3 green stars
        [4] 1 gold star
        [5] 2 gold stars
       *[6] celebrity
    }
money-amount = { $money } money
influence-amount = { $influence } influence
ordinal-column =
    { $column ->
        [1] 1st column
        [2] 2nd column
       *[3] 3rd column
    }
some-investors =
    { $investor ->
        [one] { $investor } investor
       *[other] { $investor } investors
    }
some-vips =
    { $vip ->
        [one] { $vip } VIP
       *[other] { $vip } VIPs
    }
some-collectors =
    { $collector ->
        [one] { $collector } collector
       *[other] { $collector } collectors
    }

## Reputation tiles

rep-influence = Influence held
rep-collectors = Collectors
rep-vips = VIPs
rep-investors = Investors
rep-visitors = All visitors
rep-trios = Visitor trios
rep-reputation = Reputation tiles
rep-offers = Offers made
rep-assistants = Assistants in play
rep-promoted = Promoted artists
rep-acquired = Works acquired
rep-sold = Works sold
rep-exhibited = Works exhibited
rep-forms = Art forms
rep-photo = Photographs
rep-painting = Paintings
rep-digital = Digital works
rep-sculpture = Sculptures
rep-famous = Famous artists
rep-masterpieces = Masterpieces
tile-name =
    { $tile ->
        [rep_influence] { rep-influence }
        [rep_collectors] { rep-collectors }
        [rep_vips] { rep-vips }
        [rep_investors] { rep-investors }
        [rep_visitors] { rep-visitors }
        [rep_trios] { rep-trios }
        [rep_reputation] { rep-reputation }
        [rep_offers] { rep-offers }
        [rep_assistants] { rep-assistants }
        [rep_promoted] { rep-promoted }
        [rep_acquired] { rep-acquired }
        [rep_sold] { rep-sold }
        [rep_exhibited] { rep-exhibited }
        [rep_forms] { rep-forms }
        [rep_photo] { rep-photo }
        [rep_painting] { rep-painting }
        [rep_digital] { rep-digital }
        [rep_sculpture] { rep-sculpture }
        [rep_famous] { rep-famous }
       *[rep_masterpieces] { rep-masterpieces }
    }
tile-counts =
    { $tile ->
        [rep_influence] 3 influence
        [rep_collectors] collector in the gallery
        [rep_vips] VIP in the gallery
        [rep_investors] investor in the gallery
        [rep_visitors] visitor in the gallery
        [rep_trios] trio of investor, VIP, and collector in the gallery
        [rep_reputation] reputation tile, this one included
        [rep_offers] assistant in the lower part of the market
        [rep_assistants] assistant in play
        [rep_promoted] artist at promotion level 4 or more
        [rep_acquired] work acquired
        [rep_sold] work sold
        [rep_exhibited] work exhibited
        [rep_forms] art form acquired
        [rep_photo] photograph acquired
        [rep_painting] painting acquired
        [rep_digital] digital work acquired
        [rep_sculpture] sculpture acquired
        [rep_famous] artist at fame 15 or more
       *[rep_masterpieces] masterpiece exhibited
    }
tile-effect =
    { $influence ->
        [0] { money-amount } per { tile-counts }
       *[other] { influence-amount } and { money-amount } per { tile-counts }
    }

## Secret cards

curator-c1 = Curator: Digital art
curator-c2 = Curator: Painting
curator-c3 = Curator: Sculpture
curator-c4 = Curator: Photography
dealer-d1 = Dealer: Digital art
dealer-d2 = Dealer: Painting
dealer-d3 = Dealer: Sculpture
dealer-d4 = Dealer: Photography
card-name =
    { $card ->
        [curator_c1] { curator-c1 }
        [curator_c2] { curator-c2 }
        [curator_c3] { curator-c3 }
        [curator_c4] { curator-c4 }
        [dealer_d1] { dealer-d1 }
        [dealer_d2] { dealer-d2 }
        [dealer_d3] { dealer-d3 }
       *[dealer_d4] { dealer-d4 }
    }
some-first =
    { $first ->
        [painting] { $firsts ->
            [one] a painting
           *[other] { $firsts } paintings
        }
        [photo] { $firsts ->
            [one] a photograph
           *[other] { $firsts } photographs
        }
        [sculpture] { $firsts ->
            [one] a sculpture
           *[other] { $firsts } sculptures
        }
       *[digital] { $firsts ->
            [one] a digital work
           *[other] { $firsts } digital works
        }
    }
some-second =
    { $second ->
        [painting] { $seconds ->
            [one] a painting
           *[other] { $seconds } paintings
        }
        [photo] { $seconds ->
            [one] a photograph
           *[other] { $seconds } photographs
        }
        [sculpture] { $seconds ->
            [one] a sculpture
           *[other] { $seconds } sculptures
        }
       *[digital] { $seconds ->
            [one] a digital work
           *[other] { $seconds } digital works
        }
    }
some-third =
    { $third ->
        [painting] { $thirds ->
            [one] a painting
           *[other] { $thirds } paintings
        }
        [photo] { $thirds ->
            [one] a photograph
           *[other] { $thirds } photographs
        }
        [sculpture] { $thirds ->
            [one] a sculpture
           *[other] { $thirds } sculptures
        }
       *[digital] { $thirds ->
            [one] a digital work
           *[other] { $thirds } digital works
        }
    }
some-fourth =
    { $fourth ->
        [painting] { $fourths ->
            [one] a painting
           *[other] { $fourths } paintings
        }
        [photo] { $fourths ->
            [one] a photograph
           *[other] { $fourths } photographs
        }
        [sculpture] { $fourths ->
            [one] a sculpture
           *[other] { $fourths } sculptures
        }
       *[digital] { $fourths ->
            [one] a digital work
           *[other] { $fourths } digital works
        }
    }
goal-one = { money-amount }: { some-first }
goal-two = { money-amount }: { some-first } and { some-second }
goal-three = { money-amount }: { some-first }, { some-second }, and { some-third }
goal-four = { money-amount }: { some-first }, { some-second }, { some-third }, and { some-fourth }

## Prompts

ask-choose-start = Choose your start location; its reputation tile comes with it
wait-choose-start = { $player } is choosing a start location
ask-move =
    { $executive ->
        [yes] Move your gallerist: choose a location, or take an executive action first
       *[no] Move your gallerist: choose a location
    }
wait-move = { $player } is choosing a location
ask-leave-assistant = Leave an assistant { at-place }?
wait-leave-assistant = { $player } may leave an assistant { at-place }
ask-act =
    { $executive ->
        [yes] { place-name }: choose an action, or take an executive action first
       *[no] { place-name }: choose an action
    }
wait-act = { $player } is choosing an action { at-place }
ask-executive = Take an executive action, or end your turn
wait-executive = { $player } may take an executive action
ask-move-visitors =
    { $moved ->
        [0] Choose a visitor to move with a ticket
       *[other] Choose another visitor to move with a ticket, or stop here
    }
wait-move-visitors = { $player } is moving visitors
ask-use-contract = Choose the contract whose bonus you use
wait-use-contract = { $player } is choosing a contract to use
ask-send-assistant =
    { $to ->
        [market] Choose the assistant who goes to the market
       *[contract] Choose the assistant who goes on the contract
    }
wait-send-assistant = { $player } is choosing an assistant
ask-kicked-out =
    { $ways ->
        [both] Kicked out { of-place }: act there for { $fee } influence, take an executive action, or go home
        [location] Kicked out { of-place }: act there for { $fee } influence, or go home
       *[executive] Kicked out { of-place }: take an executive action, or go home
    }
wait-kicked-out = { $player } may take a kicked-out action { at-place }
ask-discover = Choose an artist to discover
wait-discover = { $player } is choosing an artist to discover
ask-buy-work = Choose an artist to buy from
wait-buy-work = { $player } is choosing an artist to buy from
ask-pay = Price { $price }: choose how much to pay with influence
wait-pay = { $player } is choosing how to pay { $price }
ask-raise-fame =
    { $amount ->
        [0] Choose how much fame to add for { the-artist } with influence
       *[other] Fame +{ $amount } for { the-artist }: choose how much to add with influence
    }
wait-raise-fame = { $player } may add fame for { the-artist }
ask-give-fame = Fame bonus of { $amount }: choose an artist, or none
wait-give-fame = { $player } is choosing an artist for a fame bonus
ask-tickets =
    { $left ->
        [one] Choose a ticket
       *[other] Choose { $left } tickets of different colors
    }
wait-tickets = { $player } is choosing tickets
ask-exchange-ticket =
    { $ticket ->
        [brown] No brown ticket is left in the box office: choose a ticket to discard for one
        [pink] No pink ticket is left in the box office: choose a ticket to discard for one
       *[white] No white ticket is left in the box office: choose a ticket to discard for one
    }
wait-exchange-ticket = { $player } is exchanging { a-ticket }
ask-sign-contract =
    { $offer ->
        [first] Choose a contract, or lay out four new ones
        [bonus] Choose a contract, lay out four new ones, or take none
       *[laid] Choose a contract, or none
    }
wait-sign-contract = { $player } is choosing a contract
ask-place-contract = Choose a contract slot
wait-place-contract = { $player } is choosing a contract slot
ask-sell-work = Choose a work to sell
wait-sell-work = { $player } is choosing a work to sell
ask-dismiss-visitor = Choose a visitor to send from your gallery to the Plaza
wait-dismiss-visitor = { $player } is choosing a visitor to send away
ask-fulfil-contract = Choose the contract you fulfill and the half on top
wait-fulfil-contract = { $player } is fulfilling a contract
ask-hire = Choose how many assistants to hire
wait-hire = { $player } is hiring assistants
ask-promote = Choose an artist to promote
wait-promote = { $player } is choosing an artist to promote
ask-take-reputation = Choose a reputation tile
wait-take-reputation = { $player } is choosing a reputation tile
ask-place-reputation = Choose a reputation space for the tile { tile-name }: its bonus is yours
wait-place-reputation = { $player } is choosing a reputation space
ask-send-visitor = Choose a visitor to send from your lobby to the Plaza
wait-send-visitor = { $player } is choosing a visitor to send away
ask-invite-visitor =
    { $from ->
        [bag] Choose a visitor from the bag for your gallery, or none
       *[plaza] Choose a visitor from the Plaza for your gallery, or none
    }
wait-invite-visitor = { $player } is choosing a visitor
ask-free-assistant = Take the next assistant of your queue, free of charge?
wait-free-assistant = { $player } may take an assistant
ask-make-offer = Choose an offer
wait-make-offer = { $player } is choosing an offer
ask-take-renowned = Auction: choose a work and where it goes
wait-take-renowned = { $player } is choosing an auctioned work
ask-discard-ticket = Lacerda was kicked out: choose the ticket that leaves the box office
wait-discard-ticket = { $player } is choosing a ticket to discard

## Choices

label-place = { place-name }
label-place-tile = { place-name }, { tile-name }
label-place-kick =
    { $piece ->
        [gallerist] { place-name }, kicking out { $other }
       *[assistant] { place-name }, kicking out { of-other } assistant
    }
label-place-own = { place-name }, where your assistant goes home
label-place-lacerda =
    { $piece ->
        [gallerist] { place-name }, kicking out Lacerda
       *[assistant] { place-name }, kicking out Lacerda’s assistant
    }
label-executive =
    { $kind ->
        [visitors] Executive action: move visitors
       *[contract] Executive action: use a contract
    }
label-no-executive = End your turn
label-pass = Pass
label-from =
    { $source ->
        [desk] The one at a desk
        [kicked] The one just kicked out
        [artists_colony] The one at the Artists Colony
        [media_center] The one at the Media Center
        [international_market] The one at the International Market
       *[sales_office] The one at the Sales Office
    }
label-leave-from =
    { $source ->
        [desk] Yes, the one at a desk
        [artists_colony] Yes, the one at the Artists Colony
        [media_center] Yes, the one at the Media Center
        [international_market] Yes, the one at the International Market
       *[sales_office] Yes, the one at the Sales Office
    }
label-leave-none = Leave no assistant
label-action = { action-name }
label-action-fee = { action-name } (fee: { $fee } influence)
label-go-home = Go home
label-visitor = { visitor-name }
label-visitor-plaza = { visitor-name }, from the Plaza to your lobby
label-visitor-lobby = { visitor-name }, from your lobby to your gallery
label-visitor-other = { visitor-name }, from { of-other } lobby to the Plaza
label-no-visitor = No visitor
label-stop = Stop here
label-contract = { contract-name }
label-contract-back = Fulfilled contract: { bonus-name }
label-discover = { artist-name }: fame { $fame }, { bonus-name }
label-buy = { artist-name }: price { $price }
label-buy-commission = { artist-name }, commissioned: price { $price }
label-pay = Pay { $money } in money
label-pay-influence =
    { $money ->
        [0] Pay { $steps } with influence ({ $before } → { $after })
       *[other] Pay { $money } in money and { $steps } with influence ({ $before } → { $after })
    }
label-steps = { $steps } with influence
label-fame = Fame { $fame }
label-fame-influence = Fame { $fame }: +{ $steps }, influence { $before } → { $after }
label-fame-artist = { artist-name }, at fame { $fame }
label-no-artist = No artist
label-tickets = { tickets-name }
label-ticket = { ticket-name }
label-from-discard = Take it straight from the discard
label-new-contracts = Lay out four new contracts
label-no-contract = No contract
label-slot =
    { $covers ->
        [yes] Slot { $slot }, over the fulfilled contract
       *[no] Slot { $slot }: { icon-one }
    }
label-sell = { artist-name }: { money-amount }
label-fulfil =
    { $half ->
        [influence] Slot { $slot }, { form-name }: influence on top
       *[investment] Slot { $slot }, { form-name }: investment on top
    }
label-hire =
    { $count ->
        [one] { $count } assistant: { money-amount }
       *[other] { $count } assistants: { money-amount }
    }
label-hire-count =
    { $count ->
        [one] { $count } assistant
       *[other] { $count } assistants
    }
label-promote = { artist-name }, level { $level } (influence −{ $influence }): { bonus-name }
label-reputation = { tile-name } ({ ordinal-column }, { form-name })
label-space = { bonus-name }
label-take-assistant =
    { $bonus ->
        [none] Yes
       *[other] Yes, with the hire bonus: { bonus-name }
    }
label-no-assistant = No assistant
label-offer = { money-amount }, { ordinal-column }: { bonus-name }
label-renowned =
    { $to ->
        [gallery] { work-kind } for your gallery: { money-amount }
       *[sold] { work-kind } with your sold works: { money-amount }
    }
label-work = { work-name }
label-bonus = { bonus-name }
label-tile = { tile-name }
label-artist = { artist-name }: initial fame { $fame }

## Refusals

why-already-there = Your gallerist is already here: choose another location.
why-no-action-there = Neither action is possible here, and another location offers one.
why-executive-once = You have already taken your executive action this turn.
why-no-action-left = Then no action would be possible at the location you move to.
why-other-location = This action belongs to another location.
why-must-act = An action is possible here: you must take one.
why-action-owed = Then neither action of this location would be possible any more, and you must still take one.
why-desks-empty = None of your assistants is at a desk.
why-no-assistant-there = You have no assistant there.
why-not-kicked-out = None of your assistants has been kicked out.
why-no-assistant = No assistant is available: one at a desk or at a location is needed.
why-assistant-needed = Your last available assistant is needed for the action at the International Market.
why-no-such-lobby = There is no such lobby in this game.
why-no-ticket =
    { $ticket ->
        [brown] You have no brown ticket.
        [pink] You have no pink ticket.
        [white] You have no white ticket.
       *[none] You have no ticket.
    }
why-visitor-not-there =
    { $visitor ->
        [investor] No investor is there.
        [vip] No VIP is there.
       *[collector] No collector is there.
    }
why-visitor-not-shown = The bonus brings only an investor or a VIP.
why-visitor-needed = This visitor opens the International Market to you: act there first.
why-visitor-must-leave = One visitor must leave: choose which.
why-nobody-to-move = None of your tickets can move a visitor towards your gallery.
why-move-one = An executive action with tickets moves at least one visitor.
why-collector-limit =
    { $limit ->
        [one] Your gallery has room for { $limit } collector: sell a work to welcome another.
       *[other] Your gallery has room for { $limit } collectors: sell a work to welcome another.
    }
why-slot-empty = There is no contract on this slot.
why-contract-used = An assistant is already on this contract: its bonus has been used.
why-no-contract-unused = You have no contract whose bonus is still unused.
why-no-star-below =
    { $stars ->
        [0] With { $have } influence there is no lower star space to step back to.
        [one] With { $have } influence you can step back to { $stars } star space only.
       *[other] With { $have } influence you can step back to { $stars } star spaces only.
    }
why-no-coin-below =
    { $coins ->
        [0] With { $have } influence there is no lower coin space to step back to.
        [one] With { $have } influence you can step back to { $coins } coin space only.
       *[other] With { $have } influence you can step back to { $coins } coin spaces only.
    }
why-more-than-price = Influence never brings more than the price, which is { $price }.
why-too-little-money = That leaves { $missing } unpaid: you have { $have } money.
why-fame-lost = Fame stops at 19: more would be lost.
why-commission-open = You hold the commission of { the-artist }: buy that work first.
why-all-discovered = All artists have been discovered.
why-discovered = This artist has already been discovered.
why-not-discovered = This artist has not been discovered yet.
why-no-work-left = No work of this form is left.
why-celebrity-retired = A celebrity sells only to the holder of the commission.
why-celebrity-already = This artist is a celebrity: fame stops at 19.
why-no-signature = No signature is left for { the-artist }: one comes back with each sale.
why-too-expensive = Not enough money: the price is { $price }, you can raise { $max }, influence included.
why-no-slot =
    { $slots ->
        [3] Your three exhibition slots are full: a fourth opens while you exhibit a masterpiece.
       *[4] Your four exhibition slots are full: sell a work first.
    }
why-nothing-to-buy = No work is for sale that you could pay for.
why-three-contracts = You have three unfulfilled contracts: fulfill one first.
why-contract-must-be-taken = Take a contract, or lay out four new ones first.
why-laid-once = Four new contracts have already been laid out.
why-contract-unfulfilled = The contract on this slot is not fulfilled yet.
why-not-exhibited = You exhibit no work of this artist.
why-no-contract =
    { $form ->
        [painting] You have no unfulfilled painting contract.
        [photo] You have no unfulfilled photography contract.
        [sculpture] You have no unfulfilled sculpture contract.
       *[digital] You have no unfulfilled digital art contract.
    }
why-nothing-to-sell = A sale needs an exhibited work and an unfulfilled contract of the same art form.
why-other-contract = There is no unfulfilled contract for the work sold on this slot.
why-half-of-visitor =
    { $visitor ->
        [vip] You sent a VIP away: influence lies on top.
       *[investor] You sent an investor away: investment lies on top.
    }
why-hire-one = Hire at least one assistant.
why-desks-full =
    { $free ->
        [0] All four desks are occupied.
        [one] Only { $free } desk is free.
       *[other] Only { $free } desks are free.
    }
why-queue-empty =
    { $queue ->
        [0] Your queue is empty.
        [one] Only { $queue } assistant is left in your queue.
       *[other] Only { $queue } assistants are left in your queue.
    }
why-highest-level = Level 5 is the highest: this artist has reached it.
why-too-little-influence = Not enough influence: level { $level } costs { $cost }, you have { $have }.
why-no-promotion-token = No promotion token of level { $level } is left.
why-nobody-to-promote = No artist can be promoted with { $have } influence.
why-middle-column = The middle column is closed with one or two players.
why-lobby =
    { $column ->
        [1] Column 1 needs a visitor in your lobby.
        [2] Column 2 needs an investor and a VIP in your lobby.
       *[3] Column 3 needs a collector, and also an investor or a VIP, in your lobby.
    }
why-row =
    { $form ->
        [painting] This row needs a painting, exhibited or sold.
        [photo] This row needs a photograph, exhibited or sold.
        [sculpture] This row needs a sculpture, exhibited or sold.
       *[digital] This row needs a digital work, exhibited or sold.
    }
why-space-taken = This space is taken.
why-no-work-acquired = You have not acquired any work yet.
why-no-reputation-space = Your six reputation spaces are full.
why-reputation-space-taken = A tile already lies on this space.
why-no-tile-open = No reputation tile lies in a column and a row open to you.
why-no-offer-open = No free offer lies in a column open to you at a price you can pay.
why-ticket-nowhere = No such ticket is left, neither in the box office nor in the discard.
why-ticket-not-shown = This ticket is not among those shown.
why-other-tickets = Take as many of the tickets shown as you can, in different colors.
why-box-office-open = The box office still has tickets: one of them goes to the discard first.
why-start-taken = Somebody else starts here.
why-easel-empty = There is no work on this easel.
why-not-largest-stack = The ticket comes from the largest stack of the box office.
why-ticket-sold-out = The box office has none of this color.

## Log

start-player = { $player } is the start player
deal-curator = { $player } is dealt a curator card
deal-curator-own = { $player } is dealt the card { card-name }
deal-dealer = { $player } is dealt an art dealer card
deal-dealer-own = { $player } is dealt the card { card-name }
choose-start = { $player } starts { at-place } with the reputation tile { tile-name }
first-turn = Round { $round }: { of-player } turn
next-turn = Round { $round }: { of-player } turn
last-lap =
    { $solo ->
        [yes] Last turn, without a kicked-out action after it
       *[no] Last turns: one more for everybody, without kicked-out actions
    }
enter = { $player } moves { to-place }
leave-assistant =
    { $source ->
        [desk] { $player } leaves an assistant { at-place }
        [artists_colony] { $player } leaves the assistant of the Artists Colony { at-place }
        [media_center] { $player } leaves the assistant of the Media Center { at-place }
        [international_market] { $player } leaves the assistant of the International Market { at-place }
       *[sales_office] { $player } leaves the assistant of the Sales Office { at-place }
    }
kick-out =
    { $piece ->
        [gallerist] { $player } kicks { $other } out { of-place }
       *[assistant] { $player } kicks { of-other } assistant out { of-place }
    }
kick-out-lacerda =
    { $piece ->
        [gallerist] { $player } kicks Lacerda out { of-place }
       *[assistant] { $player } kicks Lacerda’s assistant out { of-place }
    }
own-assistant =
    { $desk ->
        [yes] { $player }’s own assistant { at-place } goes home to a desk
       *[no] { $player }’s own assistant { at-place } leaves the game: all desks are occupied
    }
act = { $player } cannot act { at-place } and passes
move-visitors =
    { $from ->
        [plaza] { $player } moves { a-visitor } from the Plaza to the lobby
        [lobby] { $player } moves { a-visitor } from the lobby into the gallery
       *[other] { $player } moves { a-visitor } from { of-other } lobby to the Plaza
    }
use-contract =
    { $side ->
        [front] { $player } uses the bonus of { a-contract }
       *[back] { $player } uses the bonus of a fulfilled contract ({ bonus-name })
    }
send-assistant =
    { $source ->
        [kicked] { $player } sends the assistant who was just kicked out
        [artists_colony] { $player } sends the assistant from the Artists Colony
        [media_center] { $player } sends the assistant from the Media Center
        [international_market] { $player } sends the assistant from the International Market
       *[sales_office] { $player } sends the assistant from the Sales Office
    }
kicked-out =
    { $ways ->
        [location] Kicked-out action: { $player } steps back to { $influence } influence and acts { at-place }
       *[executive] Kicked-out action: { $player } takes an executive action
    }
go-home =
    { $to ->
        [gallery] { $player }’s gallerist goes home
        [desk] { $player }’s assistant goes home to a desk
       *[out] { $player }’s assistant leaves the game: all desks are occupied
    }
discover = { $player } discovers { the-artist } and takes the commission
drop-commission = { $player } gives up the commission of { the-artist }
turn-up = A collector goes from { the-artist } to the Plaza
buy-work =
    { $commission ->
        [yes] { $player } buys the commissioned work { of-artist } for { $price } money
       *[no] { $player } buys { a-work } { of-artist } for { $price } money
    }
visitors-to-plaza =
    { $visitor ->
        [investor] An investor goes from { the-work } to the Plaza
        [vip] A VIP goes from { the-work } to the Plaza
       *[collector] A collector goes from { the-work } to the Plaza
    }
pay = { $player } pays { $money } of it with influence and steps back to { $influence }
raise-fame =
    { $steps ->
        [0] Fame: { the-artist } goes from { $before } to { $after }
       *[other] Fame: { the-artist } goes from { $before } to { $after }; { $player } adds { $steps } of it with influence and steps back to { $influence }
    }
become-celebrity = { $player } makes { the-artist } a celebrity and gains { $money } money
give-fame =
    { $given ->
        [yes] { $player } gives the fame bonus to { the-artist }
       *[no] { $player } gives the fame bonus to nobody
    }
take-tickets =
    { $tickets ->
        [none] { $player } takes no ticket: none is left
       *[other] { $player } takes { some-tickets }
    }
exchange-ticket =
    { $discarded ->
        [brown] { $player } discards a brown ticket of the box office and takes { a-ticket } from the discard
        [pink] { $player } discards a pink ticket of the box office and takes { a-ticket } from the discard
        [white] { $player } discards a white ticket of the box office and takes { a-ticket } from the discard
       *[none] { $player } takes { a-ticket } from the discard
    }
uncover =
    { $form ->
        [painting] The last painting is gone
        [photo] The last photograph is gone
        [sculpture] The last sculpture is gone
       *[digital] The last digital work is gone
    }
show-work = Next work: { work-name }
draw-visitors =
    { $visitor ->
        [investor] An investor comes from the bag to see { the-work }
        [vip] A VIP comes from the bag to see { the-work }
       *[collector] A collector comes from the bag to see { the-work }
    }
sign-contract = { $player } takes { a-contract }
no-contract = { $player } takes no contract
new-contracts = { $player } lays out four new contracts
shuffle-contracts = The contracts are shuffled anew
lay-contract = On display: { a-contract }
place-contract =
    { $covers ->
        [yes] { $player } puts the contract on slot { $slot }, over a fulfilled one
       *[no] { $player } puts the contract on slot { $slot }
    }
sell-work =
    { $value ->
        [0] { $player } sells { a-work } { of-artist } for nothing
       *[other] { $player } sells { a-work } { of-artist } for { $value } money
    }
dismiss-visitor = { $player } sends { a-visitor } from the gallery to the Plaza
fulfil-contract =
    { $half ->
        [influence] { $player } fulfills the contract ({ form-name }): influence lies on top
       *[investment] { $player } fulfills the contract ({ form-name }): investment lies on top
    }
hire =
    { $count ->
        [one] { $player } hires an assistant for { $price } money
       *[other] { $player } hires { $count } assistants for { $price } money
    }
promote = { $player } promotes { the-artist } to level { $level } for { $level } influence
gain-influence =
    { $influence ->
        [0] { $player } gains no influence
       *[other] { $player } gains { $influence } influence
    }
gain-investment =
    { $money ->
        [0] { $player } gains no money
       *[other] { $player } gains { $money } money
    }
gain-column = { $player } gains { $influence } influence for the { ordinal-column }
take-reputation = { $player } takes the reputation tile { tile-name }
place-reputation = { $player } puts the tile { tile-name } on a reputation space: { bonus-name }
discard-start-tile = { $player } discards the start reputation tile { tile-name }
send-visitor = { $player } sends { a-visitor } from the lobby to the Plaza
invite-visitor =
    { $from ->
        [bag] { $player } welcomes { a-visitor } from the bag into the gallery
       *[plaza] { $player } welcomes { a-visitor } from the Plaza into the gallery
    }
no-visitor = { $player } welcomes no visitor
free-assistant =
    { $taken ->
        [yes] { $player } gains an assistant
       *[no] { $player } gains no assistant
    }
make-offer = { $player } makes an offer of { $price } money in the { ordinal-column }
intermediate-scoring = Intermediate scoring: { $player } gains { $influence } influence and { $money } money
check-end =
    { $solo ->
        [yes] The end is near: this round is finished, then one last turn follows
       *[no] The end is near: this round is finished, then everybody has one last turn
    }
final-scoring = Final scoring
score-majorities-log = Market majorities, { ordinal-column }: { $player } gains { $money } money
score-reputation-log =
    { $money ->
        [0] Reputation tile { tile-name }: { $player } gains nothing
       *[other] { $influence ->
            [0] Reputation tile { tile-name }: { $player } gains { $money } money
           *[other] Reputation tile { tile-name }: { $player } gains { $money } money and { $influence } influence
        }
    }
score-exhibition-log =
    { $works ->
        [0] Exhibition: { $player } exhibits nothing
        [one] Exhibition: { $player } gains { $money } money for { $works } work
       *[other] Exhibition: { $player } gains { $money } money for { $works } works
    }
auction = Auction: { $player } has offered { $money } money in all
auction-lacerda = Auction: Lacerda has offered { $money } money in all
auction-nobody = Auction: nobody has made an offer
take-renowned =
    { $to ->
        [gallery] { $player } takes { the-work } from the easel into the gallery and gains { $money } money
       *[sold] { $player } puts { the-work } from the easel with the sold works and gains { $money } money
    }
score-curators =
    { $money ->
        [0] { $player } shows the card { card-name } and reaches no goal
       *[other] { $player } shows the card { card-name } and gains { $money } money
    }
score-dealers =
    { $money ->
        [0] { $player } shows the card { card-name } and reaches no goal
       *[other] { $player } shows the card { card-name } and gains { $money } money
    }
score-influence-log =
    { $money ->
        [0] Influence { $influence }: { $player } gains nothing and ends with { $total }
       *[other] Influence { $influence }: { $player } gains { $money } money and ends with { $total }
    }
win =
    { $by ->
        [works] { $player } wins the game: equal money, more works acquired
        [visitors] { $player } wins the game: equal money and works, more visitors in the gallery
        [assistants] { $player } wins the game: equal money, works, and visitors, more assistants in play
       *[money] { $player } wins the game
    }
shared-win = { $player } shares the win
goal-reached = Goal reached: { solo-goal }
goal-missed = Goal missed: { solo-goal }
solo-win =
    { $level ->
        [apprentice] { $player } wins at the level Apprentice
        [experienced] { $player } wins at the level Experienced
       *[master] { $player } wins at the level Master Gallerist
    }
solo-loss =
    { $level ->
        [apprentice] { $player } loses at the level Apprentice
        [experienced] { $player } loses at the level Experienced
       *[master] { $player } loses at the level Master Gallerist
    }
lacerda-moves = Lacerda moves { to-place }
lacerda-leaves = Lacerda leaves an assistant { at-place }
lacerda-kicks =
    { $piece ->
        [gallerist] Lacerda kicks { $player } out { of-place }
       *[assistant] Lacerda kicks { of-player } assistant out { of-place }
    }
lacerda-trades =
    { $part ->
        [upper] Lacerda puts an assistant on the market, in the { ordinal-column } of the upper part
       *[lower] Lacerda puts an assistant on the market, in the { ordinal-column } of the lower part
    }
lacerda-wins = Auction: Lacerda takes the work on the easel
discard-ticket = Because of Lacerda, { $player } discards { a-ticket } of the box office

## Score sheet

score-money = Money in hand
score-majorities =
    { $assistants ->
        [one] Market majorities, { ordinal-column }: { $assistants } assistant
       *[other] Market majorities, { ordinal-column }: { $assistants } assistants
    }
score-reputation =
    { $influence ->
        [0] Reputation tiles, { tile-name }: { $count }
       *[other] Reputation tiles, { tile-name }: { $count }, also { influence-amount }
    }
score-exhibition = Exhibition: { work-kind } { of-artist }, { star-rating }
score-auction = Auction: { work-kind }
score-curator-one = Curator card, { goal-one }
score-curator-two = Curator card, { goal-two }
score-curator-three = Curator card, { goal-three }
score-curator-four = Curator card, { goal-four }
score-dealer-one = Art dealer card, { goal-one }
score-dealer-two = Art dealer card, { goal-two }
score-dealer-three = Art dealer card, { goal-three }
score-dealer-four = Art dealer card, { goal-four }
score-influence = Influence: { $influence } on the track

## The lines of the score sheet, many games together

category-score-money = Money in hand
category-score-majorities = Market majorities
category-score-reputation = Reputation tiles
category-score-exhibition = Exhibition
category-score-auction = Auction
category-score-curator-one = Curator card
category-score-curator-two = { category-score-curator-one }
category-score-curator-three = { category-score-curator-one }
category-score-curator-four = { category-score-curator-one }
category-score-dealer-one = Art dealer card
category-score-dealer-two = { category-score-dealer-one }
category-score-dealer-three = { category-score-dealer-one }
category-score-dealer-four = { category-score-dealer-one }
category-score-influence = Influence

## What the lines of the score sheet are for

about-score-money = Whoever has the most money after the final scoring wins.
about-score-majorities = In each column of the International Market the most assistants bring the most money, in both parts together. Equal numbers add up the places they share and divide them, rounded down.
about-score-reputation = A tile on a reputation space pays for each { tile-counts }. Its influence counts in the last line.
about-score-exhibition = Each work in the gallery brings the sales value of its artist’s stars.
about-score-auction = The highest total offer chooses first among the works on the easels. The work brings the sales value of the most famous artist of its art form.
about-score-curator-one = A goal of the secret curator card: the exhibited works show this collection. Each goal pays once.
about-score-curator-two = { about-score-curator-one }
about-score-curator-three = { about-score-curator-one }
about-score-curator-four = { about-score-curator-one }
about-score-dealer-one = A goal of the secret art dealer card: these works are among those sold. Each goal pays once.
about-score-dealer-two = { about-score-dealer-one }
about-score-dealer-three = { about-score-dealer-one }
about-score-dealer-four = { about-score-dealer-one }
about-score-influence = The number in the coin at the influence marker, or in the last coin below it. The influence of the reputation tiles is included.

## The table in words

panel-table = Table
panel-round = Round
panel-round-phase =
    { $phase ->
        [setup] setup
        [playing] { $round }
        [last_round] { $round }, to be finished before the last turns
        [last_lap] { $round }, last turns
       *[over] { $round }, the game is over
    }
panel-start = Start player
panel-active = Turn
panel-box-office =
    { $ticket ->
        [brown] Brown tickets in the box office
        [pink] Pink tickets in the box office
       *[white] White tickets in the box office
    }
panel-tickets = brown { $brown }, pink { $pink }, white { $white }
panel-ticket-discard = Ticket discard
panel-intermediate = Intermediate scoring
panel-intermediate-state =
    { $state ->
        [not_yet] when a ticket color runs out
        [due] after this turn
       *[done] done
    }
panel-plaza =
    { $visitor ->
        [investor] Investors in the Plaza
        [vip] VIPs in the Plaza
       *[collector] Collectors in the Plaza
    }
panel-visitors = { some-investors }, { some-vips }, { some-collectors }
panel-bag = Bag
panel-celebrities = Celebrities
panel-of = { $count } of { $wanted }
panel-empty = empty
panel-closed = closed
panel-locations = Locations
panel-piece =
    { $piece ->
        [gallerist] { of-player } gallerist
       *[assistant] { of-player } assistant
    }
panel-lacerda-piece =
    { $piece ->
        [gallerist] Lacerda
       *[assistant] Lacerda’s assistant
    }
panel-kicked = Kicked out { of-place }
panel-location-tile = Start tile { at-place }
panel-tile = { tile-name }: { tile-effect }
panel-artists = Artists
panel-artist =
    { $signatures ->
        [one] fame { $fame } (at first { $initial }), { star-rating }, value { $value }, promotion { $promotion }, { $signatures } signature
       *[other] fame { $fame } (at first { $initial }), { star-rating }, value { $value }, promotion { $promotion }, { $signatures } signatures
    }
panel-undiscovered =
    { $colour ->
        [red] to discover: initial fame { $fame }, promotion { $promotion }, bonus { bonus-name }, a collector waiting
       *[blue] to discover: initial fame { $fame }, promotion { $promotion }, bonus { bonus-name }
    }
panel-works = Works
panel-work = { work-name }; { $below } more below
panel-crowd =
    { $form ->
        [painting] Visitors on the painting
        [photo] Visitors on the photograph
        [sculpture] Visitors on the sculpture
       *[digital] Visitors on the digital work
    }
panel-easel = Easel { $number }
panel-contracts = Contracts
panel-display = Display { $number }
panel-contract =
    { $below ->
        [0] { contract-name }
       *[other] { contract-name }; { $below } below
    }
panel-deck = Contract deck
panel-contract-discard = Contract discard
panel-promotion = Promotion
panel-level = Level { $level }
panel-promotion-level =
    { $tokens ->
        [0] { influence-amount }, bonus { bonus-name }, no token left
        [one] { influence-amount }, bonus { bonus-name }, { $tokens } token left
       *[other] { influence-amount }, bonus { bonus-name }, { $tokens } tokens left
    }
panel-reputation = Market, reputation tiles
panel-reputation-space = { form-name }, { ordinal-column }
panel-offers = Market, offers
panel-offer = { money-amount }, { ordinal-column }, bonus { bonus-name }
panel-column = Majority of the { ordinal-column } (influence { $influence })
panel-majority = { $first }, { $second }, { $third } money
panel-money = Money
panel-influence = Influence
panel-own-tickets = Tickets
panel-lobby =
    { $visitor ->
        [investor] Investors in the lobby
        [vip] VIPs in the lobby
       *[collector] Collectors in the lobby
    }
panel-gallery =
    { $visitor ->
        [investor] Investors in the gallery
        [vip] VIPs in the gallery
       *[collector] Collectors in the gallery
    }
panel-collector-limit = Room for collectors
panel-gallerist = Gallerist
panel-away = at home
panel-desks = Assistants at desks
panel-queue = Queue
panel-next =
    { $bonus ->
        [none] { $queue }; the next costs { $money }
       *[other] { $queue }; the next costs { $money }, bonus { bonus-name }
    }
panel-assistant-at = Assistant
panel-on-market = Assistants on the market
panel-out = Assistants out of the game
panel-total-offer = Total offer
panel-slots = Exhibition slots used
panel-auctioned = { work-kind }, from the auction
panel-exhibited = { work-kind } { of-artist }
panel-exhibit = { star-rating }, value { $value }
panel-start-tile = On slot 3
panel-commission = Commission
panel-sold =
    { $form ->
        [painting] Paintings sold
        [photo] Photographs sold
        [sculpture] Sculptures sold
       *[digital] Digital works sold
    }
panel-contract-slot = Contract slot { $slot }
panel-free-slot = empty: { icon-one }
panel-unfulfilled =
    { $used ->
        [yes] { contract-name }, used
       *[no] { contract-name }
    }
panel-fulfilled =
    { $used ->
        [yes] fulfilled ({ form-name }): { bonus-name }, used
       *[no] fulfilled ({ form-name }): { bonus-name }
    }
panel-space = Reputation space { bonus-name }: { bonus-effect }
panel-goal =
    { $met ->
        [yes] reached
        [no] not yet
       *[unknown] secret
    }
panel-lacerda = Lacerda
panel-supply = Assistants in the supply
panel-solo-goal = Goal: { solo-goal }
solo-goal =
    { $goal ->
        [cards] { $level ->
            [apprentice] a curator goal and a dealer goal
            [experienced] the higher curator goal and a dealer goal
           *[master] 35 money from the two cards
        }
        [reputation] { $wanted } reputation tiles
        [masterpieces] { $wanted ->
            [one] { $wanted } masterpiece
           *[other] { $wanted } masterpieces
        }
       *[money] { $wanted } money
    }

## What the component sheet describes

part-influence = the influence track: its stars and coins
part-start = the money at the start
part-star-tracks = the fame that each star asks for
part-art-values = the value of works by stars
part-celebrity = what a new celebrity pays
part-artist = the artist tiles
part-work = the works of art
part-artist-bonus = the artist bonus tiles
part-contracts = the bonuses of the contracts
part-promotion = the promotion tokens and their bonuses
part-market = the International Market: influence, offers, majorities
part-hire = what assistants cost and bring
part-contract-slots = the tickets of the contract slots
part-reputation-spaces = the bonuses of the reputation spaces
part-bonus-rates = what visitors add to bonuses
part-visitor-bonus = the visitor bonus when the Plaza is empty
part-reputation = the reputation tiles
part-curator = the curator cards
part-dealer = the art dealer cards
part-visitors = the visitors in the bag
part-tickets = the tickets in use
part-easels = the easels in use

## Previews: what counts on a player's board

figure-points = If it ended now
figure-money = Money
figure-influence = Influence
figure-fame = { artist-name }: fame
figure-tickets =
    { $ticket ->
        [brown] Brown tickets
        [pink] Pink tickets
       *[white] White tickets
    }
figure-lobby = { panel-lobby }
figure-gallery = { panel-gallery }
figure-desks = { panel-desks }
figure-exhibited = Works in the gallery
figure-sold = Works sold
