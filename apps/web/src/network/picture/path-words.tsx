import { Button } from '@mantine/core'
import { RouteCompact } from '../../kit/route-compact.tsx'
import { RouteStatus } from '../../kit/route-status.tsx'
import { routeText } from '../../kit/route-text.ts'
import { chainRoute } from './data/chain-route.ts'
import { chainSentence } from './data/chain-sentence.ts'
import type { PictureState } from './use-picture.ts'

type Props = { picture: PictureState; onOpen: (id: string) => void }

/** The lit chain as the kit's route and in words. */
export const PathWords = ({ picture: { network, chain, person, select, setMode }, onOpen }: Props) => {
  const leave = () => {
    select(null)
    setMode('look')
  }
  const close = (
    <Button size="xs" variant="subtle" color="slate" onClick={leave}>
      Leave path finding
    </Button>
  )
  if (!person)
    return (
      <section className="picture-card" aria-label="Path">
        <span className="picture-card-words">Choose whom you want to reach: in the picture, or by name above.</span>
        <div className="picture-card-buttons">{close}</div>
      </section>
    )
  if (!chain)
    return (
      <section className="picture-card" aria-label="Path">
        <span className="picture-card-words">
          No chain of ties leads from you to {person.name} yet. A teammate’s contacts may close the gap.
        </span>
        <div className="picture-card-buttons">{close}</div>
      </section>
    )
  const route = chainRoute(network, chain)
  return (
    <section className="picture-card" aria-label="Path">
      <RouteCompact route={route} />
      <p className="picture-card-chain">{chainSentence(route)}</p>
      <RouteStatus status={route.status} />
      <div className="picture-card-buttons">
        <Button size="xs" variant="default" onClick={() => onOpen(person.id)}>
          Open {person.name}
        </Button>
        <Button
          size="xs"
          variant="subtle"
          color="slate"
          onClick={() => void navigator.clipboard.writeText(routeText(route))}
        >
          Copy as text
        </Button>
        {close}
      </div>
    </section>
  )
}
