# What only Nest of Eagles says
rok1920-modifier-support-attacks = attacking support units
rok1920-modifier-support-defends = defending support units
rok1920-refusal-train-own-rails = The enemy controls that stretch of the railway.
