### Hex maps: layers, signs, counters.

web-dock-weighed = The odds are in the “Combat” panel. Confirm, or point at something else.
web-hide-counters = Hide the counters
web-map-signs = Map key
web-sign-small-river = small river
web-sign-large-river = large river
web-sign-rail = railway
web-sign-theatre = theatre boundary
web-sign-border = border
web-sign-works = fortifications
web-sign-city = large city
web-sign-fortress = fortress
web-sign-town = town
web-sign-village = village
web-sign-prize = victory points for holding it
web-sign-worth = morale shift for its capture
web-ask-takeback = Ask to take back
web-hex-chosen = chosen
web-hex-near = { $hex } (near { $place })
web-hex-across = { $hex } (across the river from { $place })
web-hex-far = { $hex } (2 hexes { $way } of { $place })
web-way-n = north
web-way-ne = north-east
web-way-e = east
web-way-se = south-east
web-way-s = south
web-way-sw = south-west
web-way-w = west
web-way-nw = north-west
web-outside = { $count ->
        [one] { $names }: out of sight. Show
       *[other] { $count } more out of sight: { $names }. Show
    }
web-outside-more = { $count } more
web-ruler = Ruler
web-ruler-from = Ruler: click where it starts.
web-ruler-to = Point at another hex; click to fix the ruler.
web-ruler-hexes = { $count ->
        [one] 1 hex
       *[other] { $count } hexes
    }
web-ruler-march = { $unit }: { $points } MP
web-ruler-sees = In sight
web-ruler-blind = Not in sight:
web-hex-who-first = Several units could go there: choose one of them first.
