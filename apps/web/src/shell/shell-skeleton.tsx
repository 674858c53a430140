import text from '../kit/text.module.css'
import railStyles from './rail.module.css'
import shellStyles from './shell.module.css'
import { Skeleton } from '@mantine/core'
import { RowSkeletons } from '../kit/skeletons.tsx'
import { Wordmark } from '../kit/wordmark.tsx'

/** While we find out who is here. */
export const ShellSkeleton = () => (
  <div className={shellStyles.shell}>
    <div className={railStyles.rail} aria-hidden="true">
      <span className={railStyles.home}>
        <Wordmark shrinks />
      </span>
    </div>
    <div className={shellStyles.topBar} aria-hidden="true">
      <Wordmark />
    </div>
    <main className={shellStyles.page}>
      <h1 className={text.onlySpoken}>Wellmet</h1>
      <Skeleton height={24} width={180} mb={28} mt={4} />
      <RowSkeletons rows={4} />
    </main>
  </div>
)
