# The optional rules of Nest of Eagles (23)

rok1920-option-alternative-arrivals = Alternative arrivals (23.4)
rok1920-ask-arrival-plan = Your arrival markers: how do they lie on the stage track? (secret)
rok1920-ask-arrival-decoy = Where does the decoy lie? (secret)
rok1920-ask-volunteer-plan = The Volunteer Army forms: how do its markers lie on the three stages? (secret)
rok1920-answer-arrival-plan-keep = all on their own dates
rok1920-answer-arrival-plan-delay = the Konarmia on 30.V, all others on 16.V
rok1920-answer-arrival-plan-hasten = the Konarmia on 16.V; later: 9.V by { $first }, 13.VI by { $second }, 27.VI by { $third }
rok1920-answer-arrival-decoy = { $stage }
rok1920-answer-arrival-decoy-none = nowhere
rok1920-answer-volunteer-plan = { $first } · { $second } · { $third }
rok1920-event-arrival-marker-turned = { $stage }: an arrival marker is turned over: { $marker }.
rok1920-label-marker-decoy = the decoy
rok1920-label-marker-a = two volunteer brigades
rok1920-label-marker-b = two regiments, cavalry and support of the volunteers
