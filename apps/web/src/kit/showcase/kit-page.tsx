import styles from './kit-page.module.css'
import { clsx } from 'clsx'
import { PageHeader } from '../page-header.tsx'
import { SidePanel } from '../side-panel.tsx'
import { ReceiptView } from '../receipt-view.tsx'
import { usePanel } from '../use-panel.ts'
import { SchemeToggle } from '../scheme-toggle.tsx'
import { MeasureSamples } from './measure-samples.tsx'
import { PictureSample, PictureSamples } from './picture-samples.tsx'
import { RouteSamples } from './route-samples.tsx'
import { RowSamples } from './row-samples.tsx'
import { changed, receipt } from './sample-facts.ts'
import { StateSamples } from './state-samples.tsx'

const KitPage = () => {
  const { panel, open, close } = usePanel()
  const shown = panel === 'receipt-changed' ? changed : receipt
  if (panel?.startsWith('picture'))
    return (
      <main className={clsx(styles.page, styles.pageWide)}>
        <PageHeader title="Network" actions={<SchemeToggle />} />
        <PictureSample panel={panel} />
      </main>
    )
  return (
    <main className={styles.page}>
      <PageHeader title="Kit" actions={<SchemeToggle />}>
        Every part the screens are made of, in every state.
      </PageHeader>
      <RouteSamples onReceipt={open} />
      <RowSamples onReceipt={open} />
      <MeasureSamples onReceipt={open} />
      <PictureSamples onPicture={open} />
      <StateSamples />
      <SidePanel opened={panel?.startsWith('receipt') ?? false} onClose={close} title={shown.title}>
        <ReceiptView receipt={shown} />
      </SidePanel>
    </main>
  )
}

export default KitPage
