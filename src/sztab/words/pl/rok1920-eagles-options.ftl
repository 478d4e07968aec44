# Zasady opcjonalne Nest of Eagles (23)

rok1920-option-alternative-arrivals = Alternatywne wprowadzenia (23.4)
rok1920-ask-arrival-plan = Jak układasz swoje znaczniki wprowadzeń na torze etapów? (tajne)
rok1920-ask-arrival-decoy = Gdzie kładziesz znacznik zmyłki? (tajne)
rok1920-ask-volunteer-plan = Formuje się Armia Ochotnicza: jak leżą jej znaczniki na trzech etapach? (tajne)
rok1920-answer-arrival-plan-keep = wszystkie pod własnymi datami
rok1920-answer-arrival-plan-delay = Konarmia na 30.V, pozostałe na 16.V
rok1920-answer-arrival-plan-hasten = Konarmia na 16.V; później: 9.V o { $first }, 13.VI o { $second }, 27.VI o { $third }
rok1920-answer-arrival-decoy = { $stage }
rok1920-answer-arrival-decoy-none = nigdzie
rok1920-answer-volunteer-plan = { $first } · { $second } · { $third }
rok1920-event-arrival-marker-turned = { $stage }: odkryto znacznik wprowadzeń: { $marker }.
rok1920-label-marker-decoy = zmyłka
rok1920-label-marker-a = dwie brygady ochotnicze
rok1920-label-marker-b = dwa pułki, kawaleria i wsparcie ochotników
