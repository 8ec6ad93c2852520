# One image for every role: docker run -e ROLE=worker …; `deploy/` and docs/operations.md say what stands around it.
ARG NODE=node:20-bookworm-slim

FROM ${NODE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY provenance/package.json provenance/
COPY chain/package.json chain/
COPY esg/package.json esg/
COPY sdk/package.json sdk/
COPY server/package.json server/
COPY web/package.json web/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
RUN npm ci --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs && npm prune --omit=dev --no-audit --no-fund

FROM ${NODE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
# The built site and server, what they load from npm, and the files they read beside them. No secret is in here: APP_SECRET,
# the addresses of the database and every key come from the environment.
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/contract contract
COPY --from=build /app/provenance provenance
COPY --from=build /app/chain chain
COPY --from=build /app/esg esg
COPY --from=build /app/server server
COPY --from=build /app/web/build web/build
RUN mkdir /data /documents && chown node:node /data /documents
USER node
VOLUME /data
EXPOSE 3000
# Whether it runs, and not whether it is ready: a container that waits for its database is not to be replaced.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--enable-source-maps", "server/dist/main.js"]
