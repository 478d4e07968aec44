# The server with its client in one image: docker build -t sztab . && docker run -p 1920:1920 -v sztab:/data sztab
FROM node:22-slim AS client
WORKDIR /build
COPY web/package.json web/package-lock.json web/
RUN cd web && npm ci
COPY web web
COPY src/sztab/words src/sztab/words
RUN cd web && npm run build

FROM python:3.11-slim-trixie AS wheel
WORKDIR /build
COPY pyproject.toml hatch_build.py README.md LICENSE constraints.txt ./
COPY src src
COPY tests tests
COPY --from=client /build/web/dist src/sztab/server/client
COPY --from=client /build/web/node_modules/@fontsource web/node_modules/@fontsource
COPY web/tools/fonts.py web/tools/fonts.py
RUN pip install --no-cache-dir -c constraints.txt fonttools && python web/tools/fonts.py
RUN pip install --no-cache-dir build && python -m build --wheel --outdir /wheels

FROM python:3.11-slim-trixie
# sztab backup and restore use PostgreSQL's own programs; they must not be older than the database.
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client && rm -rf /var/lib/apt/lists/*
RUN useradd --system --create-home --home-dir /data sztab
COPY constraints.txt /tmp/constraints.txt
COPY --from=wheel /wheels /wheels
RUN pip install --no-cache-dir -c /tmp/constraints.txt "$(ls /wheels/*.whl)[server,learned]" && rm -r /wheels /tmp/constraints.txt
USER sztab
WORKDIR /data
VOLUME /data
EXPOSE 1920
ENV SZTAB_DATABASE=sqlite:////data/sztab.db
HEALTHCHECK --interval=30s --timeout=10s CMD \
  ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:1920/health', timeout=8)"]
ENTRYPOINT ["sztab"]
CMD ["serve", "--host", "0.0.0.0"]
