# Why an answer cannot be taken back.
refusal-undo-chance = Nie można cofnąć: od tego czasu rozstrzygnął coś los (kości albo losowanie).
refusal-undo-revealed = Nie można cofnąć: odsłonięto coś ukrytego.
refusal-undo-seen = Nie można cofnąć: przeciwnik widział już ten ruch.
refusal-undo-other-seat = Nie można cofnąć: potem grał już inny gracz.
refusal-undo-nothing = Nie można cofnąć: nie było jeszcze żadnego ruchu.
refusal-undo-over = Nie można cofnąć: gra się skończyła.
refusal-undo-other-rules = Nie można cofnąć: wcześniej grano według innych przepisów.
refusal-undo-taken-back = Nie można cofnąć: tu wrócono za zgodą graczy; dalej też trzeba zgody.
