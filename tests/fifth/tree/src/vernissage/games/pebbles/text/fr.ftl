ask-take = Le tas compte { $heap } cailloux : combien en prenez-vous, { $player } ?
wait-take = { $player } se sert dans le tas de { $heap } cailloux
label-take =
    { $pebbles ->
        [one] { $pebbles } caillou
       *[other] { $pebbles } cailloux
    }
take =
    { $pebbles ->
        [one] { $player } prend { $pebbles } caillou
       *[other] { $player } prend { $pebbles } cailloux
    }
why-one-at-least = Un caillou au moins.
why-no-more = Pas plus de { $most }, ni plus qu’il n’en reste.
panel-heap = Le tas
panel-player = { $player }
panel-pebbles = Cailloux
score-pebbles = Cailloux pris : { $pebbles }
about-score-pebbles = Un point par caillou : { $pebbles }.
category-score-pebbles = Cailloux
figure-points = Points
