# What all at a table should know of it.
web-facts-practice = The dice follow from the public number { $number }: anyone can work out every roll beforehand, and the result does not count.
web-facts-one-screen = One screen: one person plays several seats here and sees what each of them hides.
web-facts-takeover = { $seat }: { $now } plays on in place of { $before }.
web-facts-takeover-secrets = { $seat }: { $now } plays on in place of { $before }, and sees all that this side has seen. { $before } still knows what was hidden until then.
web-facts-rules = The rules were updated from { $was } to { $now }; from line { $line } on, the game plays differently. You can all agree to stop without a result.
web-facts-stop = Propose to stop
web-offer-stop = { $seat-cap } { $seat-number ->
        [many] propose
       *[one] proposes
    } to stop without a result, because the rules have changed.
web-practice-short = practice game
