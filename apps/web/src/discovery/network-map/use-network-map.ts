import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { idOf, indexNetwork, otherEnd } from '../../contacts/network-people/network-lookup.ts'
import { stopsOf, relationshipsAlong } from './data/path-stops.ts'
import { everybody, type Filter, shownMarks } from '../../contacts/network-people/shown-people.ts'
import { placePeople } from './layout/place-people.ts'
import {
  isOnlyTeammate,
  type NetworkMapData,
  type NetworkMapPerson,
} from '../../contacts/network-people/network-map-shapes.ts'
import type { PathQuery } from './path-query.ts'
import type { Scene } from './stage/open-stage.ts'

/** The ways to whom one wants to reach. A teammate who is nobody's contact is reached through the workspace. */
const usePaths = (query: PathQuery, target: NetworkMapPerson | undefined) =>
  useQuery({ ...query(target?.id ?? ''), enabled: target !== undefined && !isOnlyTeammate(target) })

export type Mode = 'look' | 'path'
export type NetworkMapState = ReturnType<typeof useNetworkMap>

/** All that the picture and its table share: whom the filters leave, who is selected, which way is lit. */
export const useNetworkMap = (data: NetworkMapData, pathQuery: PathQuery) => {
  const network = useMemo(() => indexNetwork(data), [data])
  const layout = useMemo(() => placePeople(network), [network])
  const [filter, setFilter] = useState<Filter>(everybody)
  const [mode, setMode] = useState<Mode>('look')
  // By id, so that newer data cannot make it somebody else.
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const selected = (selectedId === null ? null : network.numberOf.get(selectedId)) ?? null
  const select = (number: number | null) => setSelectedId(number === null ? null : idOf(network, number))
  const person = selected === null ? undefined : network.people[selected - 1]

  const paths = usePaths(pathQuery, mode === 'path' ? person : undefined)
  const best = paths.data?.paths[0]
  const shown = useMemo(() => shownMarks(network.people, filter), [network, filter])
  const stops = useMemo(() => {
    if (mode !== 'path' || !selected || !person) return null
    if (isOnlyTeammate(person)) return [0, selected]
    return best && best.status !== 'none' ? stopsOf(network, selected, best) : null
  }, [network, mode, selected, person, best])
  const scene = useMemo((): Scene => {
    const base = { shown, selected, company: filter.company }
    if (stops) return { ...base, litPeople: stops, litRelationships: relationshipsAlong(network, stops) }
    if (!selected) return { ...base, litPeople: [], litRelationships: [] }
    const relationships = (network.relationshipsOf[selected] ?? []).filter(
      (relationship) => shown[otherEnd(network, relationship, selected)],
    )
    return {
      ...base,
      litPeople: [selected, ...relationships.map((relationship) => otherEnd(network, relationship, selected))],
      litRelationships: relationships,
    }
  }, [network, shown, selected, stops, filter.company])

  return { network, layout, filter, setFilter, mode, setMode, selected, select, person, shown, paths, stops, scene }
}
