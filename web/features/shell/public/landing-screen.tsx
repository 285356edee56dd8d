import { Link } from '@tanstack/react-router'
import { ArrowRight, BellRing, Eye, FolderCheck } from 'lucide-react'
import buttons from '../../../ui/button.module.css'
import classes from './landing-screen.module.css'
import { SampleCard } from './sample-card.tsx'

const PROMISES = [
  {
    icon: BellRing,
    title: 'Never lose track of an application',
    text: 'Every application, its deadline and its next interview in one place, from the first save to the answer.',
  },
  {
    icon: Eye,
    title: 'See progress at a glance',
    text: 'Five columns from saved to offer. Move a card by mouse, finger or keyboard, and its story is written down.',
  },
  {
    icon: FolderCheck,
    title: 'Stay organized',
    text: 'Notes and a checklist wait in each application, ready for the five minutes before the call.',
  },
]

export const LandingScreen = () => (
  <>
    <section className={classes.hero}>
      <div>
        <h1>Get a foothold in your job search.</h1>
        <p className={classes.tagline}>
          Track your job applications and manage your job search with ease.
        </p>
        <div className={classes.actions}>
          <Link to="/register" className={buttons.primary}>
            Get Started
            <ArrowRight size={20} aria-hidden />
          </Link>
          <Link to="/login" className={buttons.secondary}>
            I have an account
          </Link>
        </div>
      </div>
      <SampleCard />
    </section>
    <section className={classes.promises} aria-label="What Foothold does for you">
      {PROMISES.map(({ icon: Icon, title, text }) => (
        <div key={title}>
          <Icon size={26} strokeWidth={1.75} aria-hidden />
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
      ))}
    </section>
    <section className={classes.open}>
      <h2>Yours, on your own machine</h2>
      <p>
        Foothold is open source and self-hosted: it runs on your computer or your server, and your
        job search stays there. No trackers, no ads, no one reading along.
      </p>
    </section>
  </>
)
