import text from '../../kit/text.module.css'
import styles from './network-map.module.css'
import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useId } from 'react'
import { networkMapsMessages } from '@wellmet/discovery/network-map/network-maps.messages.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { drawnWords, spokenPerson } from '../../contacts/network-people/person-words.ts'
import { everybody, isFiltering } from '../../contacts/network-people/shown-people.ts'
import { HoverCard } from './hover-card.tsx'
import { NetworkMapCard } from './network-map-card.tsx'
import { isOwnContact } from '../../contacts/network-people/network-map-shapes.ts'
import { useArrowKeys } from './use-arrow-keys.ts'
import type { NetworkMapState } from './use-network-map.ts'
import { useStage } from './use-stage.ts'
import { ZoomButtons } from './zoom-buttons.tsx'

const NetworkMapCannot = ({ onTable }: { onTable: () => void }) => (
  <EmptyState
    title={networkMapsMessages.cannotDraw()}
    next={<Button onClick={onTable}>{networkMapsMessages.showTable()}</Button>}
  >
    {networkMapsMessages.cannotDrawAbout()}
  </EmptyState>
)

type Props = {
  networkMap: NetworkMapState
  tokens: { number: number } | null
  note: string | null
  onTable: () => void
}

export const StageView = ({ networkMap, tokens, note, onTable }: Props) => {
  const { network, filter, setFilter, setMode, selected, select, person, shown } = networkMap
  const hint = useId()
  const navigate = useNavigate()
  const open = (number: number) => {
    const chosen = network.people[number - 1]
    if (!chosen) return
    if (isOwnContact(chosen)) void navigate({ to: '/contacts/$id', params: { id: chosen.id } })
    else setMode('path')
  }
  const { container, stage, pointed, drawn, cannotDraw } = useStage(networkMap, tokens, select)
  const onKeyDown = useArrowKeys(networkMap, stage, open)
  const people = shown.reduce((sum, mark) => sum + mark, -1)
  if (cannotDraw) return <NetworkMapCannot onTable={onTable} />
  return (
    <div className={styles.board}>
      <div className={styles.frame}>
        {/* An application, so that a screen reader hands the arrow keys on. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application takes keys itself */}
        <div
          ref={container}
          className={styles.stage}
          role="application"
          aria-label={networkMapsMessages.mapOfNetwork()}
          aria-describedby={hint}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- and so it must be possible to go there
          tabIndex={0}
          data-pointing={pointed !== null}
          onKeyDown={onKeyDown}
        />
        {pointed !== null && pointed !== selected && stage ? (
          <HoverCard person={network.people[pointed - 1]} place={stage.placeOf(pointed)} />
        ) : null}
        <ZoomButtons stage={stage} />
        {people === 0 && isFiltering(filter) ? (
          <div className={clsx(styles.nobody, text.small)}>
            <span>{networkMapsMessages.noMatches()}</span>
            <Button variant="default" onClick={() => setFilter(everybody)}>
              {networkMapsMessages.showEveryone()}
            </Button>
          </div>
        ) : null}
      </div>
      <NetworkMapCard networkMap={networkMap} />
      <div className={styles.foot}>
        <span>
          {drawnWords(people, drawn)} {note}
        </span>
        <span>{networkMapsMessages.legend()}</span>
      </div>
      <p id={hint} className={text.onlySpoken}>
        {networkMapsMessages.arrowKeys()}
      </p>
      <output className={text.onlySpoken}>
        {person && selected ? spokenPerson(person, network.relationshipsOf[selected]?.length ?? 0) : ''}
      </output>
    </div>
  )
}
