import styles from './kit-page.module.css'
import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { NetworkMapView } from '../discovery/network-map/network-map-view.tsx'
import { Section } from '../kit/section.tsx'
import { sampleNetwork } from './sample-network.ts'
import { samplePaths } from './sample-path.ts'

/** Each fills the page when it is open, as on a screen of its own. */
const networkMaps: readonly { panel: string; words: string; network: [number, number, number] | null }[] = [
  { panel: 'picture-400', words: '400 people', network: [400, 1100, 92] },
  { panel: 'picture-5000', words: '5,000 people', network: [5000, 20_000, 620] },
  { panel: 'picture-12', words: '12 people', network: [12, 16, 5] },
  { panel: 'picture-empty', words: 'Nobody yet', network: [0, 0, 0] },
  { panel: 'picture-loading', words: 'Loading', network: null },
]

export const NetworkMapSamples = ({ onNetworkMap }: { onNetworkMap: (panel: string) => void }) => (
  <Section title="The network picture" about="Drawn only when it is opened.">
    <div className={styles.buttons}>
      {networkMaps.map(({ panel, words }) => (
        <Button key={panel} variant="default" onClick={() => onNetworkMap(panel)}>
          {words}
        </Button>
      ))}
    </div>
  </Section>
)

export const NetworkMapSample = ({ panel }: { panel: string }) => {
  const network = networkMaps.find((one) => one.panel === panel)?.network
  const data = useMemo(() => (network ? sampleNetwork(...network) : undefined), [network])
  const pathQuery = useMemo(() => samplePaths(data), [data])
  return (
    <NetworkMapView
      data={data}
      pathQuery={pathQuery}
      emptyNext={
        <Button component="a" href="/kit">
          Import your LinkedIn export
        </Button>
      }
    />
  )
}
