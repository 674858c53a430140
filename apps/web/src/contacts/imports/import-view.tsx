import text from '../../kit/text.module.css'
import styles from './import-summary.module.css'
import { Skeleton } from '@mantine/core'
import { importsMessages } from '@wellmet/contacts/imports/imports.messages.ts'
import type { ReactNode } from 'react'
import { Loaded } from '../../kit/loaded.tsx'
import { ImportProgress } from './import-progress.tsx'
import { ImportSummary } from './import-summary.tsx'
import { ImportRefused } from './import-refused.tsx'
import type { ImportShown } from './import-shapes.ts'
import { useImport } from './use-import.ts'

type StageProps = { shown: ImportShown; next: ReactNode }

const Stage = ({ shown, next }: StageProps) => {
  if (shown.import.state === 'done') return <ImportSummary shown={shown} next={next} />
  if (shown.import.state === 'refused') return <ImportRefused refused={shown.import} />
  return <ImportProgress started={shown.import} />
}

const SummarySkeleton = () => (
  <div className={styles.summary} aria-busy="true">
    <output className={text.onlySpoken}>{importsMessages.loadingSummary()}</output>
    <Skeleton height={20} width={220} />
    <Skeleton height={10} />
    <Skeleton height={64} />
  </div>
)

/** One import wherever it is: on its way, done, or refused. `next` is what to do once it is done. */
export const ImportView = ({ id, next }: { id: string; next?: ReactNode }) => (
  <Loaded query={useImport(id)} what={importsMessages.thisImport()} skeleton={<SummarySkeleton />}>
    {(shown) => <Stage shown={shown} next={next} />}
  </Loaded>
)
