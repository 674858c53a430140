import text from '../../kit/text.module.css'
import styles from './paths-view.module.css'
import { clsx } from 'clsx'
import type { PersonInGraph } from '@wellmet/graph/paths/paths.contract.ts'
import { pathsMessages } from '@wellmet/graph/paths/paths.messages.ts'
import { kitMessages } from '../../kit/kit.messages.ts'
import { Portrait } from '../../kit/portrait.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { FirstPathNotice } from './first-path-notice.tsx'
import { OtherPaths } from './other-paths.tsx'
import { PathDetails } from './path-details.tsx'
import { PathMeasures } from '../../graph/paths/path-measures.tsx'
import { SaveToList } from '../saving/save-to-list.tsx'
import { type ListedBecause, WhyListed } from './why-listed.tsx'
import { StateNotice } from '../../identity/person-states/state-notice.tsx'

type Props = { found: PersonInGraph; listed?: ListedBecause | undefined }

/** Who they are, the best path step by step with its chance, and the others in their order. */
export const PathsView = ({ found: { person, paths, notice }, listed }: Props) => {
  const [best, ...others] = paths
  const isOwn = paths.some(({ viaId }) => viaId === null)
  return (
    <div className={styles.foundPaths}>
      <div className={styles.head}>
        <Portrait id={person.id} name={person.name} size={40} />
        <div>
          <h3>{person.name}</h3>
          <p className={clsx(text.small, text.quiet)}>
            {[person.role, person.company, person.location].filter(Boolean).join(' · ') || kitMessages.roleUnknown()}
          </p>
        </div>
        <SaveToList look="icon" kind="person" id={person.id} name={person.name} />
        {isOwn ? (
          <LinkButton size="xs" variant="default" to="/contacts/$id" params={{ id: person.id }}>
            {pathsMessages.openContact()}
          </LinkButton>
        ) : null}
      </div>
      <StateNotice person={person} />
      {notice ? <FirstPathNotice notice={notice} first={person} /> : null}
      {best ? (
        <section aria-label={pathsMessages.bestPath()}>
          <h3>{pathsMessages.bestPath()}</h3>
          <div className={styles.best}>
            <PathMeasures path={best} wraps />
            <PathDetails path={best} person={person} isBest={person.personState.requestId === null} />
          </div>
        </section>
      ) : (
        <p>{pathsMessages.noPathTo({ name: person.name })}</p>
      )}
      {listed ? <WhyListed listed={listed} /> : null}
      {others.length > 0 ? <OtherPaths paths={others} person={person} /> : null}
    </div>
  )
}
