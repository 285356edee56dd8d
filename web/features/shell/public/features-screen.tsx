import { Link } from '@tanstack/react-router'
import { ArrowRight, Braces } from 'lucide-react'
import buttons from '../../../ui/button.module.css'
import { FEATURE_DETAILS } from './feature-details.ts'
import { type Feature, FEATURES } from './features.ts'
import classes from './features-screen.module.css'
import { ProductPicture } from './product-picture.tsx'
import { t } from '#src/language/t.ts'

const FeatureSection = ({ feature }: { feature: Feature }) => {
  const { id, name, icon: Icon } = feature
  const { points, pictures } = FEATURE_DETAILS[id]
  return (
    <section
      id={id}
      className={classes.feature}
      data-pictured={pictures.length > 0}
      aria-labelledby={`${id}-name`}
    >
      <div>
        <h2 id={`${id}-name`}>
          <Icon size={26} strokeWidth={1.75} aria-hidden />
          {name}
        </h2>
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
      {pictures.length > 0 && (
        <div className={classes.pictures}>
          {pictures.map((picture) => (
            <ProductPicture key={picture.alt} picture={picture} />
          ))}
        </div>
      )}
    </section>
  )
}

/** Access for other programs: REST API and assistants. */
const Interface = () => (
  <section className={classes.feature} data-pictured aria-labelledby="interface-name">
    <div>
      <h3 id="interface-name">
        <Braces size={26} strokeWidth={1.75} aria-hidden />
        {t('An API for your own programs')}
      </h3>
      <ul>
        <li>
          {t(
            'Applications, people, documents, bookmarks and your profile by REST, by the same rules as on the screen.',
          )}
        </li>
        <li>
          {t(
            'Each program has an access token of its own, which may read, change or only save postings, and which you can revoke at any time.',
          )}
        </li>
        <li>
          {t(
            'An assistant that speaks the Model Context Protocol can search your applications, add one and move it.',
          )}
        </li>
      </ul>
    </div>
    <ApiExample />
  </section>
)

export const FeaturesScreen = () => (
  <>
    <header className={classes.head}>
      <h1>{t('Features')}</h1>
      <p>
        {t('What Foothold does for your job search today. Every picture is one of the real thing.')}
      </p>
    </header>
    {FEATURES.map((feature) => (
      <FeatureSection key={feature.id} feature={feature} />
    ))}
    <Interface />
    <Link to="/register" className={buttons.primary}>
      {t('Get Started')}
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

/** A sample script that saves an application on this server. */
const ApiExample = () => (
  <div>
    <pre className={classes.example}>
      <code>{EXAMPLE(location.origin)}</code>
    </pre>
    <p>
      <a href="/api/docs">{t('The documented API')}</a>
    </p>
  </div>
)
