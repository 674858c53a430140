import { marketplaceMessages } from '@wellmet/introductions/marketplace/marketplace.messages.ts'
import { refusalsMessages } from '@wellmet/introductions/refusals/refusals.messages.ts'
import type { MarketRoute } from '@wellmet/introductions/marketplace/marketplace.contract.ts'
import type { PathAvailability } from '@wellmet/graph/paths/paths.contract.ts'
import { formatDay } from '../../kit/dates.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'

/** When they may be asked: "You can ask now", "You can ask from Dec 3". */
export const availabilityWords = ({ canAsk, from, reason, declinedAt }: PathAvailability): string => {
  if (canAsk) return marketplaceMessages.availableNow()
  if (reason === 'no_email') return marketplaceMessages.cannotBeEmailed()
  if (declinedAt) return refusalsMessages.declinedWords({ on: new Date(declinedAt) })
  return from ? marketplaceMessages.availableFrom({ day: formatDay(from) }) : marketplaceMessages.notAvailable()
}

/** False while the connector's own rules leave only a later day. Another address, or an earlier no, is said elsewhere. */
export const mayAskNow = (availability: PathAvailability | undefined): boolean =>
  !availability || availability.canAsk || availability.reason !== undefined

/** From so many on somebody has more than they can answer soon. */
const manyAsks = 5

type Asked = Pick<MarketRoute, 'connector' | 'freshnessLabel' | 'openAsks'> & {
  path: { availability: PathAvailability }
}

/** What to do before asking; null where nothing speaks against asking now. Somebody else is named only if there is one. */
export const adviceFor = (
  { connector: { name }, path: { availability }, freshnessLabel, openAsks }: Asked,
  hasNext = true,
): string | null => {
  const connector = firstName(name)
  if (!availability.canAsk)
    return availability.from && availability.reason !== 'declined'
      ? marketplaceMessages.scheduleFor({ day: formatDay(availability.from) })
      : hasNext
        ? marketplaceMessages.askNextInstead()
        : availability.reason === 'no_email'
          ? marketplaceMessages.copyInstead()
          : marketplaceMessages.tryAgainLater()
  if (freshnessLabel === 'dormant') return marketplaceMessages.warmUpFirst({ connector })
  if (openAsks < manyAsks) return null
  return hasNext
    ? marketplaceMessages.connectorBusy({ connector })
    : marketplaceMessages.connectorBusyWait({ connector })
}
