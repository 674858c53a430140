import { RouteStatus } from '../../kit/route-status.tsx'
import type { Path } from './search-shapes.ts'
import { WayChain } from './way-chain.tsx'
import { confidenceWords, wayWords } from './way-words.ts'

type Props = { paths: readonly Path[]; target: { id: string; name: string } }

const keyOf = ({ viaId, label }: Path): string => `${viaId} ${label}`

/** The alternatives, best first; each opens to what its ties rest on. */
export const OtherWays = ({ paths, target }: Props) => (
  <section aria-label="Other ways">
    <h3>{paths.length === 1 ? '1 other way' : `${paths.length} other ways`}</h3>
    <ul className="ways-list">
      {paths.map((path) => (
        <li key={keyOf(path)}>
          <details>
            <summary>
              <span className="ways-name">{wayWords(path)}</span>
              <RouteStatus status={path.status} />
              <span className="quiet figures">{confidenceWords(path)}</span>
            </summary>
            <WayChain path={path} target={target} />
          </details>
        </li>
      ))}
    </ul>
  </section>
)
