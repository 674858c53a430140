import tabsStyles from '../kit/tabs.module.css'
import { TabLink } from '../kit/tab-link.tsx'
import { hqScreensMessages as m } from './hq-screens.messages.ts'

const places = [
  { key: 'morning', to: '/hq', label: m.morning },
  { key: 'figures', to: '/hq/figures', label: m.figures },
  { key: 'agents', to: '/hq/agents', label: m.agents },
  { key: 'approvals', to: '/hq/approvals', label: m.approvals },
  { key: 'revenue', to: '/hq/revenue', label: m.revenue },
] as const

export const RoomTabs = ({ here }: { here: (typeof places)[number]['key'] }) => (
  <nav className={tabsStyles.tabs} aria-label={m.room()}>
    {places.map(({ key, to, label }) => (
      <TabLink key={key} to={to} isHere={key === here}>
        {label()}
      </TabLink>
    ))}
  </nav>
)
