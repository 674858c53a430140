import styles from './kit-page.module.css'
import { clsx } from 'clsx'
import { PageHeader } from '../kit/page-header.tsx'
import { SidePanel } from '../kit/side-panel.tsx'
import { BreakdownView } from '../kit/breakdown-view.tsx'
import { usePanel } from '../kit/use-panel.ts'
import { SchemeToggle } from '../kit/scheme-toggle.tsx'
import { MeasureSamples } from './measure-samples.tsx'
import { NetworkMapSample, NetworkMapSamples } from './network-map-samples.tsx'
import { PathSamples } from './path-samples.tsx'
import { RowSamples } from './row-samples.tsx'
import { changed, breakdown } from './sample-facts.ts'
import { StateSamples } from './state-samples.tsx'

const KitPage = () => {
  const { panel, open, close } = usePanel()
  const shown = panel === 'receipt-changed' ? changed : breakdown
  if (panel?.startsWith('picture'))
    return (
      <main className={clsx(styles.page, styles.pageWide)}>
        <PageHeader title="Network" actions={<SchemeToggle />} />
        <NetworkMapSample panel={panel} />
      </main>
    )
  return (
    <main className={styles.page}>
      <PageHeader title="Kit" actions={<SchemeToggle />}>
        Every part the screens are made of, in every state.
      </PageHeader>
      <PathSamples onBreakdown={open} />
      <RowSamples />
      <MeasureSamples onBreakdown={open} />
      <NetworkMapSamples onNetworkMap={open} />
      <StateSamples />
      <SidePanel opened={panel?.startsWith('receipt') ?? false} onClose={close} title={shown.title}>
        <BreakdownView breakdown={shown} />
      </SidePanel>
    </main>
  )
}

export default KitPage
