import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import buttons from '../../../ui/button.module.css'
import { type Feature, FEATURES } from './features.ts'
import classes from './features-screen.module.css'
import { ProductPicture } from './product-picture.tsx'

const FeatureSection = ({ feature }: { feature: Feature }) => {
  const { id, name, icon: Icon, points, later, picture } = feature
  const isExtension = id === 'browser-extension'
  return (
    <section
      id={id}
      className={classes.feature}
      data-pictured={picture !== undefined || isExtension}
      aria-labelledby={`${id}-name`}
    >
      <div>
        <h2 id={`${id}-name`}>
          <Icon size={26} strokeWidth={1.75} aria-hidden />
          {name}
        </h2>
        {points.length > 0 && (
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
        {later !== undefined && <p className={classes.later}>{later}</p>}
      </div>
      {picture !== undefined && <ProductPicture name={picture} />}
      {isExtension && <ApiExample />}
    </section>
  )
}

export const FeaturesScreen = () => (
  <>
    <header className={classes.head}>
      <h1>Features</h1>
      <p>
        What Foothold does for your job search today, and what is still to come. Every picture is
        one of the real thing.
      </p>
    </header>
    {FEATURES.map((feature) => (
      <FeatureSection key={feature.id} feature={feature} />
    ))}
    <Link to="/register" className={buttons.primary}>
      Get Started
      <ArrowRight size={20} aria-hidden />
    </Link>
  </>
)

const EXAMPLE = (origin: string) => `curl ${origin}/api/jobs \\
  -H "Authorization: Bearer $TOKEN" \\
  -H "Content-Type: application/json" \\
  -d '{
    "company": "Lumen Health",
    "position": "Frontend Engineer",
    "status": "saved"
  }'`

/** How a script saves an application on this very server. */
const ApiExample = () => (
  <div>
    <pre className={classes.example}>
      <code>{EXAMPLE(location.origin)}</code>
    </pre>
    <p>
      <a href="/api/docs">The documented interface</a>
    </p>
  </div>
)
