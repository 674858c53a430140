import text from '../../../kit/text.module.css'
import styles from './freshness-filter.module.css'
import { clsx } from 'clsx'
import { useMemo } from 'react'
import { networkMapsMessages } from '@wellmet/discovery/network-map/network-maps.messages.ts'
import { formatNumber } from '@wellmet/platform/messages/formats.ts'
import { FreshnessLabel } from '../../../kit/freshness-label.tsx'
import { countByFreshness, type Filter, toggled } from '../../../contacts/network-people/shown-people.ts'
import { freshnesses, type NetworkMapPerson } from '../../../contacts/network-people/network-map-shapes.ts'

type Props = { people: readonly NetworkMapPerson[]; filter: Filter; onFilter: (filter: Filter) => void }

/** The legend of the colours, and the filter by them, in one row. */
export const FreshnessFilter = ({ people, filter, onFilter }: Props) => {
  const counts = useMemo(() => countByFreshness(people), [people])
  return (
    <fieldset className={styles.freshnessFilter}>
      <legend className={text.onlySpoken}>{networkMapsMessages.freshnessFilter()}</legend>
      {freshnesses.map((freshness) => (
        <label key={freshness} className={styles.freshnessChoice}>
          <input
            type="checkbox"
            checked={!filter.hidden.has(freshness)}
            onChange={() => onFilter({ ...filter, hidden: toggled(filter.hidden, freshness) })}
          />
          <FreshnessLabel label={freshness} />
          <span className={clsx(text.quiet, text.figures)}>{formatNumber(counts[freshness])}</span>
        </label>
      ))}
    </fieldset>
  )
}
