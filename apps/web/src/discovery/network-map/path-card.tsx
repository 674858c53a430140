import styles from './network-map-card.module.css'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { networkMapsMessages } from '@wellmet/discovery/network-map/network-maps.messages.ts'
import { kitMessages } from '../../kit/kit.messages.ts'
import { toProblem } from '../../api/problem.ts'
import { OpenPerson } from './open-person.tsx'
import { PathFound } from './path-found.tsx'
import { isOnlyTeammate } from '../../contacts/network-people/network-map-shapes.ts'
import type { NetworkMapState } from './use-network-map.ts'

const Words = ({ children }: { children: ReactNode }) => <p className={styles.chain}>{children}</p>

/** The path to the chosen person and its reasons, or why there is none. */
const PathState = ({ networkMap: { network, paths, person, stops } }: { networkMap: NetworkMapState }) => {
  if (!person) return <Words>{networkMapsMessages.choosePerson()}</Words>
  if (isOnlyTeammate(person)) return <Words>{networkMapsMessages.teammateShares({ name: person.name })}</Words>
  if (paths.isPending) return <Words>{networkMapsMessages.loadingPathsTo({ name: person.name })}</Words>
  if (paths.isError && toProblem(paths.error).status !== 404)
    return (
      <>
        <Words>{networkMapsMessages.pathsNotLoaded({ name: person.name })}</Words>
        <Button size="xs" variant="default" onClick={() => void paths.refetch()}>
          {kitMessages.tryAgain()}
        </Button>
      </>
    )
  if (!paths.data || !stops)
    return (
      <Words>
        {networkMapsMessages.noPathTo({ name: person.name })}{' '}
        {paths.data?.notice?.next ?? networkMapsMessages.teammatesMayHelp()}
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
    <section className={styles.networkMapCard} aria-label={networkMapsMessages.path()}>
      <output className={styles.path}>
        <PathState networkMap={networkMap} />
      </output>
      <div className={styles.buttons}>
        {person ? <OpenPerson person={person} /> : null}
        <Button size="xs" variant="subtle" color="slate" onClick={leave}>
          {networkMapsMessages.exitPaths()}
        </Button>
      </div>
    </section>
  )
}
