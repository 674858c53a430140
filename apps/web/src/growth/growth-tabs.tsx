import tabsStyles from '../kit/tabs.module.css'
import { advisorMessages } from '@wellmet/growth/advisor/advisor.messages.ts'
import { isMember } from '../account/members/roles.ts'
import { useSession } from '../account/users/session.ts'
import { TabLink } from '../kit/tab-link.tsx'
import { growthScreensMessages as m } from './growth-screens.messages.ts'

const places = [
  { key: 'leads', to: '/leads', label: m.leads },
  { key: 'pitch', to: '/pitch', label: m.pitch },
  { key: 'content', to: '/content', label: m.content },
  { key: 'advisor', to: '/advisor', label: advisorMessages.title },
  { key: 'ghost', to: '/content/ghost', label: m.ghost },
  { key: 'thanks', to: '/content/thank-yous', label: m.thanks },
] as const

/** Everything under Leads. Who only looks may not see who read the pitch. */
export const GrowthTabs = ({ here }: { here: (typeof places)[number]['key'] }) =>
  isMember(useSession().workspace?.role) ? (
    <nav className={tabsStyles.tabs} aria-label={m.whoCame()}>
      {places.map(({ key, to, label }) => (
        <TabLink key={key} to={to} isHere={key === here}>
          {label()}
        </TabLink>
      ))}
    </nav>
  ) : null
