# Why an answer cannot be taken back.
refusal-undo-chance = No undo: chance has decided something since (dice or a draw).
refusal-undo-revealed = No undo: something hidden has been revealed.
refusal-undo-seen = No undo: your opponent has already seen this move.
refusal-undo-other-seat = No undo: another player has moved since.
refusal-undo-nothing = No undo: no move has been made yet.
refusal-undo-over = No undo: the game is over.
refusal-undo-other-rules = No undo: earlier moves were played under other rules.
refusal-undo-taken-back = No undo: this position was restored by agreement; going further back needs agreement again.
