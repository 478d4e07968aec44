# The page on which a browser checks the dice of a finished game by itself.
web-proof-title = The dice of this game, verified
web-proof-lead = Your browser has worked everything out by itself, from the record and from what it was shown when you sat down. It did not ask the server for a verdict.
web-proof-no-hash = Your browser only checks proofs over a secure connection (https). Open this page over https, or save the record and use sztab verify.
web-proof-whole-good = Everything checks out: nobody chose these dice.
web-proof-whole-bad = Something does not add up. Keep the record and show it to others.
web-proof-whole-unknown = Nothing wrong was found, but not everything could be checked here.
web-proof-whole-practice = A practice game: everyone knew its dice from the start. The record is sound.
web-proof-commitment = The fingerprint of the seed
web-proof-commitment-good = The revealed seed has the fingerprint that your browser was shown at the table.
web-proof-commitment-seed = The seed in the record does not have the fingerprint in its header.
web-proof-commitment-closed = The seed is not revealed yet: the game is not over.
web-proof-commitment-other = The fingerprint in the record is not the one your browser was shown at the table.
web-proof-commitment-not-kept = The seed fits the fingerprint in the record, but this browser did not sit at the table and cannot say whether that fingerprint was shown from the start.
web-proof-commitment-practice = The seed of a practice game follows from its number: there is nothing to commit to.
web-proof-dice = The dice
web-proof-dice-good = { $count ->
    [one] The only roll or draw follows from the seed and from what the players added.
   *[other] All { $count } rolls and draws follow from the seed and from what the players added, in order, none left out.
}
web-proof-dice-seed = Without the right seed the dice cannot be checked.
web-proof-dice-index = A roll is out of order, or does not say what it was for.
web-proof-dice-throw = At least one roll does not follow from the seed.
web-proof-dice-practice = They follow from the number of the practice game, which everyone knows.
web-proof-chain = The record as a whole
web-proof-chain-good = Every line is bound to all lines before it, with names, versions and the result.
web-proof-chain-line = A line was changed, left out or added.
web-proof-signature = The server’s signature
web-proof-signature-good = The record is signed with this server’s key.
web-proof-signature-unsigned = The record is not signed.
web-proof-signature-other-key = The record is signed with the key of another server.
web-proof-signature-wrong = The signature does not belong to this record.
web-proof-signature-method = Your browser does not know this kind of signature (Ed25519); sztab verify does.
web-proof-silent = Added nothing of their own: { $seats }. For a game in which nobody added anything, the server could have chosen the seed.
web-proof-throws = { $count ->
    [one] The only roll or draw
   *[other] All { $count } rolls and draws
}
web-proof-line = Line
web-proof-asked = Roll
web-proof-said = In the record
web-proof-fair = Worked out here
web-proof-roll = { $count ->
    [one] one die, { $low } to { $high }
   *[other] { $count } dice, { $low } to { $high }
}
web-proof-draw = { $count } of { $of } drawn
web-proof-limits = Whether every move was legal can only be checked with the rules themselves:
web-proof-back = Back to the table
web-proof-how = How it works
