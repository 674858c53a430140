import text from '../../kit/text.module.css'
import './picture-skeleton.css'
import { Skeleton } from '@mantine/core'
import { ringDots } from './ring-dots.ts'

/** The shape of what is coming: the controls, then two rings around a middle. */
export const PictureSkeleton = () => (
  <div aria-busy="true">
    <output className={text.onlySpoken}>Loading your network</output>
    <div className="picture-skeleton-controls">
      <Skeleton height={36} width={240} />
      <Skeleton height={36} width={180} />
      <Skeleton height={36} width={112} />
    </div>
    <div className="picture-skeleton-stage">
      <svg viewBox="-100 -100 200 200" aria-hidden="true">
        <circle r="42" className="picture-skeleton-band" strokeWidth="22" />
        <circle r="78" className="picture-skeleton-band" strokeWidth="24" />
        <circle r="9" className="picture-skeleton-dot" />
        {ringDots.map(({ x, y, r }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} className="picture-skeleton-dot" />
        ))}
      </svg>
    </div>
  </div>
)
