import { work, type Work } from '@wellmet/platform/jobs/job.ts'
import { keepForecast } from './keep-forecast.ts'
import { keepForecastJob } from './revenue.jobs.ts'

export const revenueWork: Work[] = [work(keepForecastJob, (context) => keepForecast(context))]
