# What the house says: tables, seats, refusals of requests.

## Bots

level-sketch = Sketch (easy)
level-study = Study (medium)
level-glaze = Glaze (hard)
level-varnish = Varnish (expert)
bot-level =
    { $level ->
        [sketch] Sketch
        [study] Study
        [glaze] Glaze
       *[varnish] Varnish
    }
bot-name =
    { bot-level } ({ $colour ->
        [blue] blue
        [yellow] yellow
        [purple] purple
        [orange] orange
        [green] green
       *[red] red
    })
twin-name =
    { $name } ({ $colour ->
        [blue] blue
        [yellow] yellow
        [purple] purple
        [orange] orange
        [green] green
       *[red] red
    })

## Absence: stand-ins

told-stand-in-time = { $player } is out of time: a bot ({ bot-level }) plays on
told-stand-in-away = { $player } is away: a bot ({ bot-level }) plays on
told-stand-in-wish = { $player } lets a bot ({ bot-level }) play on
told-stand-in-conceded = { $player } concedes: a bot ({ bot-level }) plays on to the end
told-back = { $player } is back
error-alone = Nobody else plays here: the game waits for you, and no bot finishes it.
error-conceded = This seat has conceded the game.
error-not-a-person = No person sits there.
error-stand-in = A bot plays on for you: come back to the game first.

## Clocks

error-timed-alone = A clock is for at least two people: leave a seat open for somebody.
error-still-out = Your time ran out at this question. The bot answers it; then you can come back.

## What cannot be undone

final-chance = Final: chance decides next
final-reveal = Final: everyone will see it

## Notices

told-undone = { $player } has taken back an answer
told-bot-takes = { $name } has left the table: { $player } plays on
told-bot-sits = { $player } takes the seat and plays on
ask-undo-to = { $player } asks to undo
notice-corrected = A rule has been corrected since this game began. It goes on from its last stored position; what came before can no longer be shown.
notice-kept = A rule has been corrected since this game was played. Its end is shown as it was; how it came about can be replayed with the release that played it.

## Refusals of requests

error-request = This request is not understood.
error-json = This is not valid JSON.
error-method = This cannot be done with this address.
error-not-found = There is nothing at this address.
error-type = The request must be JSON.
error-too-large = This is too large.
error-too-many = Too many requests: wait a moment.
error-too-many-connections = Too many connections: close some tables first.
error-too-many-tables = You keep { $count } unfinished tables: finish or leave one before you open another.
error-host = This address is not one of this house.
error-storage = The house cannot write at the moment. Nothing has changed: try again soon.
error-origin = This request comes from another site.
error-server = Something went wrong in the house. Nothing has changed: try again.
error-no-page = There is no such page, or whoever it was about wants none.
error-no-table = There is no such table.
error-no-game = There is no such game.
error-setup = This game cannot be set up so.
error-seats = { $title } needs { $least } to { $most } seats.
error-not-your-seat = This seat is not yours.
error-no-seat-left = No seat is open at this table.
error-invitation = This link does not open a seat at this table.
error-already-seated = You have a seat at this table already.
error-removed = Whoever created this table has given your seat away.
error-name-taken = Somebody here is called { $name }, or almost: choose another name.
error-not-host = Only whoever created the table can do this.
error-not-started = The game has not started yet.
error-started = The game has already started.
error-not-finished = The game is not over yet.
error-stale = Somebody else has just played. Here is the new position.
error-used-id = This id belongs to another answer.
error-no-event = There is no such moment in this game.
error-no-undo-request = Nobody is asking to undo.
error-nothing-to-ask-back = There is nothing of yours to undo.
error-record = This game record cannot be played.
error-sheet =
    { $line ->
        [0] This component sheet cannot be played with.
       *[other] This component sheet cannot be played with: look at line { $line }.
    }
error-no-such-trial = There is no such thing to try now.
error-no-advice = There is no hint now.
error-unplayable = This game can no longer be opened.

# Talk

talk-hello = Hello!
talk-good-luck = Good luck, and enjoy it!
talk-well-played = Well played!
talk-nice = What a beautiful move!
talk-ouch = Ouch!
talk-thanks = Thank you!
talk-moment = One moment, please.
talk-good-game = A good game. Thank you all!
talk-by-watcher = { $name } (watching)
talk-by-somebody = Somebody watching
notice-closed = The operator of this house has closed this table. Nothing was deleted, and nothing can be played here any more.
notice-barred = The operator of this house no longer lets you sit down, talk or create tables. The games you are in can be played to their end.
error-closed = The operator of this house has closed this table.
error-barred = The operator of this house no longer lets you sit down, talk or create tables.
error-name-removed = The operator of this house has taken this name away: choose another one.
error-no-talk = There is no talk at this table.
error-no-line = There is no such line.
error-nothing-said = Say something, in words or by a reaction.
error-talk-fast = That is a lot at once: wait a moment before you say more.
error-talk-full = So much has been said at this table that there is no room for more.
error-mute-yourself = Nobody else said that.
