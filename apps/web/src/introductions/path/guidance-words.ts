import { marketplaceMessages } from '@wellmet/introductions/marketplace/marketplace.messages.ts'
import type { MarketRoute } from '@wellmet/introductions/marketplace/marketplace.contract.ts'
import type { PathAvailability } from '@wellmet/graph/paths/paths.contract.ts'
import { formatDay } from '../../kit/dates.ts'
import { firstName } from '../introduction-words.ts'

/** When they may be asked: "You can ask now", "You can ask from Dec 3". */
export const availabilityWords = ({ canAsk, from }: PathAvailability): string => {
  if (canAsk) return marketplaceMessages.availableNow()
  return from ? marketplaceMessages.availableFrom({ day: formatDay(from) }) : marketplaceMessages.notAvailable()
}

/** What to do before asking; null where nothing speaks against asking now. */
export const adviceFor = ({
  connector: { name },
  path: { availability },
  freshnessLabel,
  openAsks,
}: Pick<MarketRoute, 'connector' | 'freshnessLabel' | 'openAsks'> & {
  path: { availability: PathAvailability }
}): string | null => {
  const connector = firstName(name)
  if (!availability.canAsk)
    return availability.from
      ? marketplaceMessages.scheduleFor({ day: formatDay(availability.from) })
      : marketplaceMessages.askNextInstead()
  if (freshnessLabel === 'dormant') return marketplaceMessages.warmUpFirst({ connector })
  return openAsks > 1 ? marketplaceMessages.connectorBusy({ connector }) : null
}
