### Hex maps: layers, signs, counters.

web-dock-weighed = The odds are in the panel “Combat”. Confirm, or point at something else.
web-hide-counters = Hide the counters
web-map-signs = Signs of the map
web-sign-small-river = small river
web-sign-large-river = large river
web-sign-rail = railway
web-sign-theatre = theatre line
web-sign-border = border
web-sign-works = works
web-sign-city = large city
web-sign-fortress = fortress
web-sign-town = town
web-sign-village = village
web-ask-takeback = Ask to take back
web-hex-chosen = chosen
web-ruler = Ruler
web-ruler-from = Ruler: click where it begins.
web-ruler-to = Point at another hex; click to lay it down.
web-ruler-hexes = { $count ->
        [one] 1 hex
       *[other] { $count } hexes
    }
web-ruler-march = { $unit }: { $points } MP
web-ruler-sees = In sight
web-ruler-blind = Not in sight:
