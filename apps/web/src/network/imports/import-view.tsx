import text from '../../kit/text.module.css'
import styles from './import-receipt.module.css'
import { Skeleton } from '@mantine/core'
import { Loaded } from '../../kit/loaded.tsx'
import { ImportProgress } from './import-progress.tsx'
import { ImportReceipt } from './import-receipt.tsx'
import { ImportRefused } from './import-refused.tsx'
import type { ImportShown } from './import-shapes.ts'
import { useImport } from './use-import.ts'

const Stage = ({ shown }: { shown: ImportShown }) => {
  if (shown.import.state === 'done') return <ImportReceipt shown={shown} />
  if (shown.import.state === 'refused') return <ImportRefused refused={shown.import} />
  return <ImportProgress started={shown.import} />
}

const ReceiptSkeleton = () => (
  <div className={styles.receipt} aria-busy="true">
    <output className={text.onlySpoken}>Loading the receipt</output>
    <Skeleton height={20} width={220} />
    <Skeleton height={10} />
    <Skeleton height={64} />
  </div>
)

/** One import wherever it is: on its way, done, or refused. */
export const ImportView = ({ id }: { id: string }) => (
  <Loaded query={useImport(id)} what="This import" skeleton={<ReceiptSkeleton />}>
    {(shown) => <Stage shown={shown} />}
  </Loaded>
)
