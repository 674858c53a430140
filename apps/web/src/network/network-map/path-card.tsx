import styles from './network-map-card.module.css'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { toProblem } from '../../api/problem.ts'
import { OpenPerson } from './open-person.tsx'
import { PathFound } from './path-found.tsx'
import { isOnlyTeammate } from './network-map-shapes.ts'
import type { NetworkMapState } from './use-network-map.ts'

const Words = ({ children }: { children: ReactNode }) => <p className={styles.chain}>{children}</p>

/** What is known of the way to whom one chose: the lit route and its reasons, or why there is none. */
const PathState = ({ networkMap: { network, paths, person, stops } }: { networkMap: NetworkMapState }) => {
  if (!person) return <Words>Choose whom you want to reach: in the picture, or by name above.</Words>
  if (isOnlyTeammate(person))
    return <Words>{person.name} is in this workspace with you and shares their network: ask them directly.</Words>
  if (paths.isPending) return <Words>Loading the paths to {person.name}…</Words>
  if (paths.isError && toProblem(paths.error).status !== 404)
    return (
      <>
        <Words>The ways to {person.name} could not be loaded. The picture is as it was.</Words>
        <Button size="xs" variant="default" onClick={() => void paths.refetch()}>
          Try again
        </Button>
      </>
    )
  if (!paths.data || !stops)
    return (
      <Words>
        No way leads from you to {person.name} yet.{' '}
        {paths.data?.notice?.next ?? 'A teammate’s contacts may close the gap.'}
      </Words>
    )
  return <PathFound network={network} stops={stops} found={paths.data} />
}

export const PathCard = ({ networkMap }: { networkMap: NetworkMapState }) => {
  const { person, select, setMode } = networkMap
  const leave = () => {
    select(null)
    setMode('look')
  }
  return (
    <section className={styles.networkMapCard} aria-label="Path">
      <output className={styles.path}>
        <PathState networkMap={networkMap} />
      </output>
      <div className={styles.buttons}>
        {person ? <OpenPerson person={person} /> : null}
        <Button size="xs" variant="subtle" color="slate" onClick={leave}>
          Leave path finding
        </Button>
      </div>
    </section>
  )
}
