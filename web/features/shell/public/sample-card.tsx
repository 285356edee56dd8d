import { CalendarClock } from 'lucide-react'
import classes from './sample-card.module.css'

const SAMPLES = [
  { company: 'Northwind', position: 'Data Analyst', label: 'In Progress', tone: 'saved' },
  { company: 'Lumen Health', position: 'Frontend Engineer', label: 'Applied', tone: 'applied' },
  { company: 'Fernbank', position: 'UX Researcher', label: 'Viewed', tone: 'offer' },
  { company: 'Harbor & Co', position: 'Design Lead', label: 'Interview', tone: 'interviewing' },
] as const

/** What the product looks like, at a glance; decoration, so screen readers pass over it. */
export const SampleCard = () => (
  <div className={classes.card} aria-hidden data-testid="sample-card">
    <div className={classes.head}>
      <strong>Applications</strong>
      <span>4 active</span>
    </div>
    <ul className={classes.list}>
      {SAMPLES.map(({ company, position, label, tone }) => (
        <li key={company} className={classes.row} data-status={tone}>
          <span className={classes.logo}>{company[0]}</span>
          <span className={classes.text}>
            <strong>{position}</strong>
            <span>{company}</span>
          </span>
          <span className={classes.status}>{label}</span>
        </li>
      ))}
    </ul>
    <div className={classes.next}>
      <CalendarClock size={20} />
      <span>
        <strong>Harbor &amp; Co</strong> tomorrow at noon
      </span>
      <span className={classes.progress}>6 of 9 prepared</span>
    </div>
  </div>
)
