import './way-measures.css'
import { RouteStatus } from '../../kit/route-status.tsx'
import type { Path } from './search-shapes.ts'
import { confidenceWords, wayWords } from './way-words.ts'

/** A way in two lines: of what kind it is and how sure that is, then past whom it leads. */
export const WayMeasures = ({ path }: { path: Path }) => (
  <span className="way-measures">
    <span className="way-sure">
      <RouteStatus status={path.status} />
      <span className="quiet figures">{confidenceWords(path)}</span>
    </span>
    <span className="quiet clip">{wayWords(path)}</span>
  </span>
)
