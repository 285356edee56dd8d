# Foothold alone; docker-compose.yml sets PostgreSQL and MinIO beside it.
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --loglevel=error
COPY . .
RUN node tools/build.ts

FROM ${NODE_IMAGE} AS dependencies
WORKDIR /app
COPY package.json package-lock.json ./
# The image brings its own Node: the pinned copies of it are left out.
RUN npm ci --omit=dev --ignore-scripts --loglevel=error && rm -rf node_modules/node-*-* node_modules/.bin

FROM ${NODE_IMAGE}
# glibc gives freed memory back to the system at once (tools/run.js).
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_TRIM_THRESHOLD_=1048576
WORKDIR /app
COPY --from=dependencies /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY package.json ./
COPY src src
COPY migrations migrations
COPY server server
RUN install -d -o node -g node -m 0700 /data
# Nothing but /data (and /tmp) is written to: the root file system may be read-only.
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
