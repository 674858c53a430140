import text from '../kit/text.module.css'
import './rail.css'
import './shell.css'
import { Skeleton } from '@mantine/core'
import { RowSkeletons } from '../kit/skeletons.tsx'
import { Wordmark } from './wordmark.tsx'

/** While we find out who is here. */
export const ShellSkeleton = () => (
  <div className="shell">
    <div className="rail" aria-hidden="true">
      <span className="rail-home">
        <Wordmark shrinks />
      </span>
    </div>
    <div className="top-bar" aria-hidden="true">
      <Wordmark />
    </div>
    <main className="page">
      <h1 className={text.onlySpoken}>Wellmet</h1>
      <Skeleton height={24} width={180} mb={28} mt={4} />
      <RowSkeletons rows={4} />
    </main>
  </div>
)
