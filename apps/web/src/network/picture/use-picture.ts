import { useMemo, useState } from 'react'
import { bestChain } from './data/best-chain.ts'
import { chainPeople } from './data/chain-route.ts'
import { indexNetwork, otherEnd } from './data/network-lookup.ts'
import { everybody, type Filter, shownMarks } from './data/shown-people.ts'
import { placePeople } from './layout/place-people.ts'
import type { PictureData } from './picture-shapes.ts'
import type { Scene } from './stage/open-stage.ts'

export type Mode = 'look' | 'path'
export type PictureState = ReturnType<typeof usePicture>

/** All that the picture and its table share: whom the filters leave, who is selected, which chain is lit. */
export const usePicture = (data: PictureData) => {
  const network = useMemo(() => indexNetwork(data), [data])
  const layout = useMemo(() => placePeople(network), [network])
  const [filter, setFilter] = useState<Filter>(everybody)
  const [mode, setMode] = useState<Mode>('look')
  const [selected, select] = useState<number | null>(null)
  const person = selected === null ? undefined : network.people[selected - 1]

  const shown = useMemo(() => shownMarks(network.people, filter), [network, filter])
  const chain = useMemo(
    () => (mode === 'path' && selected ? bestChain(network, selected) : null),
    [network, mode, selected],
  )
  const scene = useMemo((): Scene => {
    const base = { shown, selected, company: filter.company }
    if (chain) return { ...base, litPeople: chainPeople(network, chain), litTies: chain }
    if (!selected) return { ...base, litPeople: [], litTies: [] }
    const ties = (network.tiesOf[selected] ?? []).filter((tie) => shown[otherEnd(network, tie, selected)])
    return { ...base, litPeople: [selected, ...ties.map((tie) => otherEnd(network, tie, selected))], litTies: ties }
  }, [network, shown, selected, chain, filter.company])

  return { network, layout, filter, setFilter, mode, setMode, selected, select, person, shown, chain, scene }
}
