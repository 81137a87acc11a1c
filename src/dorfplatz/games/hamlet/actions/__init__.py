"""What the person can do in a turn, by the headings of the rulebook: `producing`, `making`,
`town_hall`, `building`, `roads`, `church`, `market`; who does it (`villagers`), who carries
(`donkeys`, `transport`), how it is paid (`paying`, with free trade) and rewarded (`using`)."""
