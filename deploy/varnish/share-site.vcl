vcl 4.1;

# The share site behind Varnish (6 or newer; Debian's is). It keeps what the site's Cache-Control lets it keep, leaves out an instance that is
# not ready, and deletes pages when it has to: by their tags, which the sites do by themselves where PURGE_URL is http://varnish:6081/ (of a
# purge at POST /-/purge all instances know), or one by its address, of which the sites know nothing:
#     curl -X PURGE -H 'xkey: doc/wetland1' http://varnish:6081/
#     curl -X PURGE -H 'Host: share.example.com' http://varnish:6081/davmu/share/…
# Start it with -p http_gzip_support=off, or visitors get no Brotli, and with -p backend_idle_timeout=5: less than the site's 65 s, so that no
# write goes over a connection that is just being closed.

import directors;
import std;

# 503 from SIGTERM on: an instance is left out after two bad answers, 2 s. Its DRAIN_MS has to be longer.
probe ready {
    .url = "/-/ready";
    .interval = 1s;
    .timeout = 1s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
}

backend site_1 {
    .host = "site-1";
    .port = "4200";
    .probe = ready;
    .connect_timeout = 1s;
    .first_byte_timeout = 20s;
}

backend site_2 {
    .host = "site-2";
    .port = "4200";
    .probe = ready;
    .connect_timeout = 1s;
    .first_byte_timeout = 20s;
}

# Who may purge: add the networks of the sites and of your own programs. Requests of visitors come from the proxy, whatever its address is, and never may.
acl purgers {
    # The network of compose.yaml.
    "172.28.0.0"/16;
    "127.0.0.1";
    "::1";
}

sub vcl_init {
    new sites = directors.round_robin();
    sites.add_backend(site_1);
    sites.add_backend(site_2);
}

sub vcl_recv {
    set req.backend_hint = sites.backend();

    # A writer of X-Forwarded-For is a proxy; Varnish itself has put the address of its peer there.
    if (req.method == "PURGE") {
        if (client.ip !~ purgers || req.http.X-Forwarded-For ~ ",") {
            return (synth(405, "Not allowed"));
        }
        # A tag of pages; ids are encoded in it, so it has no character of an expression but the dot.
        if (req.http.xkey) {
            if (req.http.xkey !~ "^[A-Za-z0-9_%./-]+$") {
                return (synth(400, "No tag"));
            }
            ban("obj.http.xkey ~ (^|\s)" + req.http.xkey + "(\s|$)");
            return (synth(200, "Purged"));
        }
        return (purge);
    }

    # Pages differ by these two headers alone, and by one cookie.
    if (req.http.Accept-Encoding ~ "\bbr\b") {
        set req.http.Accept-Encoding = "br";
    } elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }
    if (req.http.Save-Data ~ "^\s*on\b") {
        set req.http.Save-Data = "on";
    } else {
        unset req.http.Save-Data;
    }
    if (req.http.Cookie ~ "(^|;\s*)locale=zh-Hant\s*(;|$)") {
        set req.http.Cookie = "locale=zh-Hant";
    } else {
        unset req.http.Cookie;
    }

    unset req.http.X-Attempt;

    # Media are long, and calls of the platform are a visitor's own.
    if ((req.method != "GET" && req.method != "HEAD") || req.url !~ "^/(davmu/share/|favicon\.ico|robots\.txt)") {
        return (pass);
    }
    # Old copies are for outages; else one may be late by so much and is renewed behind the visitor. The second attempt, after a failure,
    # takes what there is.
    set req.http.X-Attempt = req.restarts + 1;
    if (req.restarts == 0 && std.healthy(req.backend_hint)) {
        set req.grace = 5s;
    } else {
        set req.grace = 24h;
    }
    return (hash);
}

sub vcl_hash {
    # Beside the address and the host, which the built-in rules add.
    if (req.http.Cookie) {
        hash_data(req.http.Cookie);
    }
}

sub vcl_backend_response {
    # A failure never takes the place of a page that is there. A site that has just started knows no page, and makes none while the
    # platform is away: then there is a second attempt. What that gets is the answer, and is not saved.
    if (beresp.status >= 500 && !bereq.uncacheable) {
        if (bereq.is_bgfetch || bereq.http.X-Attempt == "1") {
            return (abandon);
        }
        set beresp.ttl = 0s;
        set beresp.grace = 0s;
        set beresp.uncacheable = true;
        return (deliver);
    }
    # As the site itself keeps pages when its platform is away.
    if (beresp.http.Cache-Control ~ "stale-if-error") {
        set beresp.grace = 24h;
    }
}

sub vcl_backend_error {
    # The other instance may be there.
    if ((bereq.method == "GET" || bereq.method == "HEAD") && bereq.retries < 2) {
        return (retry);
    }
}

sub vcl_synth {
    # The first attempt was abandoned.
    if (resp.status == 503 && req.http.X-Attempt == "1") {
        return (restart);
    }
}

sub vcl_deliver {
    if (obj.hits > 0) {
        set resp.http.X-Cache = "HIT";
    } else {
        set resp.http.X-Cache = "MISS";
    }
    # Tags are for this cache.
    unset resp.http.xkey;
    unset resp.http.Cache-Tag;
    unset resp.http.Via;
    unset resp.http.X-Varnish;
}
