ask-take = The heap has { $heap } pebbles: how many do you take, { $player }?
wait-take = { $player } takes from the heap of { $heap } pebbles
label-take =
    { $pebbles ->
        [one] { $pebbles } pebble
       *[other] { $pebbles } pebbles
    }
take =
    { $pebbles ->
        [one] { $player } takes { $pebbles } pebble
       *[other] { $player } takes { $pebbles } pebbles
    }
why-one-at-least = One pebble at least.
why-no-more = No more than { $most }, and no more than there are.
panel-heap = The heap
panel-player = { $player }
panel-pebbles = Pebbles
score-pebbles = Pebbles taken: { $pebbles }
about-score-pebbles = A point a pebble: { $pebbles }.
category-score-pebbles = Pebbles
figure-points = Points
