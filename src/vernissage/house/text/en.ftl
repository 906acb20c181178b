# What the house says: tables, seats, refusals of requests.

## Bots

level-sketch = Sketch (easy)
level-study = Study (medium)
level-glaze = Glaze (hard)
level-varnish = Varnish (expert)
level-master = Master (strongest)
bot-level =
    { $level ->
        [sketch] Sketch
        [study] Study
        [glaze] Glaze
        [varnish] Varnish
       *[master] Master
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
error-nobody-to-concede-to = Everybody else has conceded: the game is yours.
error-not-away = A seat can be handed to a bot when its person has been away for { $minutes } minutes.
error-own-seat = This seat is yours.
error-timed = The clock decides at this table.
error-waited-for = The others wait for you there: let a bot play on, or concede, first.

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
notice-earlier-rules = A rule has been corrected since this game began, and it keeps to the earlier way to its end: { $how }

## News

news-turn = Your turn
news-over = The game is over
news-seat-taken = Somebody has taken a seat at your table
news-time-short = Your time is short
news-undo-asked = Somebody asks to undo
mail-subject = { $count } pieces of news about your games
mail-more =
    { $count ->
        [one] and one more
       *[other] and { $count } more
    }
mail-confirm-subject = Is this your address?
mail-confirm-text =
    Somebody, probably you, wants to hear at this address about their games at Vernissage.

    If it was you, open this link within a day and say so:
    { $link }

    If it was not, do nothing: nothing else is sent here.
mail-ending =
    You hear of your games by mail because you asked for it.
    To get no more mails, open this link:
    { $link }
error-address = This is not the address of a mailbox.
error-asked-often = This address has been asked several times: wait a day.
error-mail-off = This house sends no mails.
error-no-key = The house does not know you yet.
error-no-code = This link is no longer good: ask for another.
error-browser = This browser cannot be reached in this way.

## Refusals of requests

error-request = This request is not understood.
error-json = This is not valid JSON.
error-method = This cannot be done with this address.
error-not-found = There is nothing at this address.
error-type = The request must be JSON.
error-too-large = This is too large.
error-too-many = Too many requests: wait a moment.
error-too-many-connections = Too many connections: close some tables first.
error-too-many-tables = You keep { $count } unfinished tables: finish one, or remove it from your tables, before you open another.
error-quota =
    { $kind ->
        [tables] This house gives a person, or an address, only so many new tables a day.
        [imports] This house reads only so many records a day for a person or an address.
        [hints] This house gives a person, or an address, only so many hints a day.
       *[reviews] This house reviews only so many games a day for a person or an address.
    } { $minutes ->
        [one] The next one is free in a minute.
       *[other] The next one is free in { $minutes } minutes.
    }
error-quota-none =
    { $kind ->
        [tables] No tables are opened in this house at the moment.
        [imports] This house reads no records.
        [hints] This house gives no hints.
       *[reviews] This house reviews no games.
    }
error-host = This address is not one of this house.
error-storage = The house cannot write at the moment. Nothing has changed: try again soon.
error-storage-full = There is no room left in this browser. Nothing has changed: remove the data of other sites, or free some space, and answer again.
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
error-no-puzzle = There is no such puzzle.
error-puzzle-untried = Answer the puzzle first: at a table there would be hints.
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
error-hint-contest = At a table with a clock where other people play there are no hints: such games are rated.
error-no-advice = There is no hint now.
error-unplayable = This game can no longer be opened.

## Identity

error-signed-out = This device was signed out here. Begin anew, or sign in again.
error-two-keys = This device has just got a new key. Wait a minute, then try again.
error-link = This link was used already, or is older than ten minutes. Make a new one.
error-things = Say what becomes of the seats this device has.
error-seated-twice = You sit at the same table of { $title } twice, on both devices: the seats cannot be joined.
error-code = This code is not good, or was used already.
error-prove = Bring your passkey first: this needs one that was used within the last ten minutes.
error-passkey = This passkey is not accepted.
error-passkeys = You have enough passkeys: remove one first.
error-passkeys-http = Browsers allow passkeys only under HTTPS: this house is reached without it.
error-passkeys-address = Browsers allow passkeys only where a house has a name: this one is reached at a bare number.
error-nobody = Nobody is known here by this browser yet.
error-name-unique = Somebody with a passkey is called { $name }, or almost: choose another name.
error-farewell = Nothing was deleted: this has to be confirmed within ten minutes. Begin again.

## Lobby

error-not-checking = Nobody is asked to be ready at this table.
error-seek-seated = You wait at a table already, or play a live game: leave it before you look for another.
error-too-many-seeks = Too many people look for a game from here: wait a moment.

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
notice-expires = { $days ->
    [one] If nobody plays here within a day, this table is removed: the operator of this house keeps none for ever.
   *[other] If nobody plays here within { $days } days, this table is removed: the operator of this house keeps none for ever.
}
expires-empty = { $days ->
    [one] A table where nobody comes to play is removed after a day.
   *[other] A table where nobody comes to play is removed after { $days } days.
}
expires-abandoned = { $days ->
    [one] A game that nobody plays or looks at for a day is removed.
   *[other] A game that nobody plays or looks at for { $days } days is removed.
}
expires-anonymous = { $days ->
    [one] A finished game is kept for a day, and for ever if one of its players has a passkey, recovery codes, a second device or a mail address here.
   *[other] A finished game is kept for { $days } days, and for ever if one of its players has a passkey, recovery codes, a second device or a mail address here.
}
error-closed = The operator of this house has closed this table.
error-barred = The operator of this house no longer lets you sit down, talk or create tables.
error-name-removed = The operator of this house has taken this name away: choose another one.
error-no-talk = There is no talk at this table.
error-no-line = There is no such line.
error-nothing-said = Say something, in words or by a reaction.
error-talk-fast = That is a lot at once: wait a moment before you say more.
error-talk-full = So much has been said at this table that there is no room for more.
error-mute-yourself = Nobody else said that.
error-not-closed = This table is not closed.
admin-tables-head = TABLE GAME STATUS PEOPLE BOTS OPEN LINES BEGUN CHANGED
admin-none = There is none.
admin-closed = The table { $table } is closed. Its people are told; nothing was deleted.
admin-reopened = The table { $table } is open again.
admin-line-removed = The line { $line } of the table { $table } says now that it was removed.
admin-name-removed = { $count ->
    [0] This person has no name.
    [one] One name was taken away.
   *[other] { $count } names were taken away.
}
admin-barred = { $person } may no longer sit down, talk or create tables.
admin-unbarred = { $person } may sit down, talk and create tables again.
admin-deleted = { $person } is forgotten. Games of others stay, without the name.
admin-expire-what = Say what is not to be kept: --empty, --abandoned or --anonymous, each with a number of days.
admin-expiring = { $count ->
    [0] There is none.
    [one] One table. Nothing was removed: say --yes.
   *[other] { $count } tables. Nothing was removed: say --yes.
}
admin-records = { $count ->
    [0] There is none.
    [one] One record was written.
   *[other] { $count } records were written.
}
admin-expired = { $count ->
    [0] There is none.
    [one] One table was removed.
   *[other] { $count } tables were removed.
}
admin-sure = This cannot be undone: say --yes.
admin-no-person = Nobody is known as { $person }.
admin-many-people = More than one person begins with { $person }: write more of it.
admin-status-gathering = gathering
admin-status-playing = playing
admin-status-finished = finished
admin-status-closed = closed
admin-reason-insult = insult
admin-reason-secret = secret
admin-reason-advert = advertising
admin-reason-other = other
admin-person = person
admin-bot = bot
admin-open = open
admin-removed = (removed)
admin-made = begun { $date }, changed { $changed }, { $answers } answers, { $lines } lines of talk
admin-public = public
admin-private = by invitation
