import { networkMapsMessages } from '@wellmet/discovery/network-map/network-maps.messages.ts'
import { isFiltering } from '../../../contacts/network-people/shown-people.ts'
import type { Palette } from '../stage/colours.ts'
import type { NetworkMapState } from '../use-network-map.ts'
import { drawImage } from './draw-image.ts'

/** More would be a blot. */
const mostRelationships = 4000

type Shared = Pick<NetworkMapState, 'network' | 'layout' | 'shown' | 'filter'>

/** What the map shows now, for others. The caption counts only what the picture has in full. */
export const sharedImage = ({ network, layout, shown, filter }: Shared, isPart: boolean, palette: Palette): string => {
  const among = network.byStrength.filter(
    (relationship) => shown[network.from[relationship] ?? 0] && shown[network.to[relationship] ?? 0],
  )
  const drawn = among.slice(-mostRelationships)
  const people = network.people.length
  const captionOf = (): string => {
    if (isPart || isFiltering(filter)) return networkMapsMessages.imageOfPart()
    if (drawn.length < among.length) return networkMapsMessages.imageOfPeople({ people })
    return networkMapsMessages.imageOfAll({ people, relationships: drawn.length })
  }
  return drawImage(network, layout, shown, drawn, palette, captionOf())
}
